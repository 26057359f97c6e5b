// A new screen of Settings, with list, filters, search and form, is less than sixty lines of spec and nothing else (in the browser: tests/browser/drill.test.ts).
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { generate } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { house } from '../architecture/listSources.ts'
import { addSettingsScreen, linesOf } from './helpTopics.ts'

const folder = mkdtempSync(join(tmpdir(), 'screen-'))
const specs = join(folder, 'specs')
const at = (name: string): string => join(house, name)

for (const name of ['specs', 'language']) cpSync(at(name), join(folder, name), { recursive: true })
addSettingsScreen({
  write: (path, text) => writeFileSync(join(folder, path), text),
  edit: (path, from, to) => {
    const parts = readFileSync(join(folder, path), 'utf8').split(from)
    if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times ${from}`)
    writeFileSync(join(folder, path), parts.join(to))
  },
})
const loader = makeLoader(specs, 'specs')
afterAll(async () => {
  await loader.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('costs less than sixty lines', () => {
  expect(linesOf(addSettingsScreen)).toBeLessThan(60)
})

it('has its address, its entry in the menu, its list, its forms and its table', async () => {
  const places = { specs, shown: 'specs', sdl: at('schema'), language: at('language'), generated: at('generated'), codegen: runCodegen }
  const { problems, files } = await generate(places, loader)
  expect(problems).toEqual([])
  const text = (name: string): string => files[name] ?? `there is no ${name}`
  expect(text('routes.ts')).toContain("path: '/settings/helpTopics'")
  expect(text('menu.ts')).toContain("to: { path: '/settings/helpTopics' }")
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['entities/helpTopics.ts', 'forms/helpTopicsCreate.ts', 'forms/helpTopicsUpdate.ts', 'documents/helpTopics.ts']),
  )
  expect(Object.values(files).filter((each) => each.includes('create table "help_topics"'))).toHaveLength(1)
})
