// A field that gets another name: every piece of hand-written SQL that used it no longer compiles, so nothing fails only when its screen is opened.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeCopy } from '../drill/makeCopy.ts'
import type { Copy } from '../drill/makeCopy.ts'

const customs = ['custom/server', 'custom/events']

/** Paths of the customs that name this field of a table: ${q.sensitiveContent} */
const usersOf = ({ folder }: Copy, field: string): readonly string[] =>
  customs
    .flatMap((room) => readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`))
    .filter((path) => statSync(join(folder, path)).isFile() && readFileSync(join(folder, path), 'utf8').includes(`.${field}}`))
    .toSorted()

const run = ({ folder }: Copy, ...command: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
  return `${stdout}${stderr}`
}

it('does not compile where SQL of customs used it', () => {
  const copy = makeCopy()
  try {
    const fields = ['sensitiveContent', 'toldTime']
    const users = [...new Set(fields.flatMap((field) => usersOf(copy, field)))].toSorted()
    expect(users.length).toBeGreaterThan(1)
    copy.edit('specs/users/questionnaire.ts', 'sensitiveContent: { kind:', "showsSensitive: { was: 'sensitiveContent', kind:")
    copy.edit('specs/systemSettings/questionNames.ts', 'sensitiveContent:', 'showsSensitive:')
    copy.edit('specs/postVerifications.ts', 'toldTime: { kind:', "tellTime: { was: 'toldTime', kind:")
    expect(run(copy, 'scripts/generate.mjs')).toMatch(/files, \d+ written/)
    copy.write('tsconfig.customs.json', JSON.stringify({ extends: './tsconfig.json', include: customs }))
    const said = run(copy, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.customs.json')
    const broken = [...said.matchAll(/^(\S+?)\(\d+,\d+\): error TS/gm)].map((found) => found[1] ?? '')
    expect([...new Set(broken)].toSorted()).toEqual(users)
  } finally {
    copy.remove()
  }
}, 120_000)
