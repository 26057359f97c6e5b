// Two branches that each made the next migration: git weaves nothing, generate says what to do, and one command puts the one behind the other.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeCopy, type Copy } from './makeCopy.ts'
import { runIn } from './runCopy.ts'

// Whole generations or compilations, one after the other: minutes on a slow machine.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 })

let copy: Copy
/** Of the library, which is the same to it and takes half the time. */
const generate = (...args: readonly string[]) => runIn(copy, 'generate', '--product', 'examples/library', ...args)
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: copy.folder, encoding: 'utf8' })
const migrations = (): readonly string[] =>
  readdirSync(join(copy.folder, 'examples/library/generated/migrations')).filter((name) => name.endsWith('.sql'))
const migration = (name: string): string => copy.read(`examples/library/generated/migrations/${name}`)

/** A branch from the base on which one more field is kept. */
const branch = async (name: string, spec: string, field: string): Promise<void> => {
  git('checkout', '--quiet', '-b', name, 'base')
  copy.edit(spec, '  fields: {\n', `  fields: {\n    ${field}: { kind: 'text', label: 'Drill ${field}', max: 40 },\n`)
  expect(await generate()).toMatchObject({ code: 0 })
  copy.commit(field)
}

beforeAll(async () => {
  copy = makeCopy()
  git('config', 'user.name', 'Product owner')
  git('config', 'user.email', 'owner@example.com')
  copy.commit('The product')
  git('tag', 'base')
  await branch('shelf', 'examples/library/specs/branches.ts', 'shelf')
  await branch('motto', 'examples/library/specs/members.ts', 'motto')
})
afterAll(() => copy?.remove())

it.each([
  ['ours', 'shelf', 'motto'],
  ['theirs', 'motto', 'shelf'],
])('are told to choose, and --renumber %s puts %s first', async (which, first, second) => {
  git('checkout', '--quiet', '--force', 'motto')
  const before = migrations()
  const next = before.at(-1) ?? ''
  const kept = git('show', `${first}:examples/library/generated/migrations/${next}`)
  expect(spawnSync('git', ['merge', '--quiet', '--no-edit', 'shelf'], { cwd: copy.folder }).status).toBe(1)
  const refused = { code: 1, said: expect.stringContaining('unmerged-migrations') as string }
  expect(await generate()).toEqual(refused)
  expect(await generate('--check')).toEqual(refused)
  expect((await generate('--renumber')).said).toContain(
    'Whose migrations get new numbers? npm run generate -- --product examples/library --renumber ours',
  )
  expect(await generate('--renumber', which)).toMatchObject({ code: 0 })
  expect(migrations()).toHaveLength(before.length + 1)
  expect(migration(next)).toBe(kept)
  expect(migration(next)).toContain(`add column "${first}"`)
  const added = migration(migrations().at(-1) ?? '')
  expect(added).toContain(`add column "${second}"`)
  expect(added).not.toContain(first)
  const { said } = await generate('--check')
  expect(said).not.toMatch(/stale|chain|unmerged/)
  expect((await generate('--renumber', which)).said).toContain('No two branches are being merged')
  git('reset', '--quiet', '--hard', 'motto')
  git('clean', '--quiet', '-d', '--force', 'examples/library/generated')
})
