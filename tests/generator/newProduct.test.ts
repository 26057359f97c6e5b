// npm run new -- product NAME writes a product that is generated, accepted and up to date at once, and none over one that is there.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { check } from '../../generator/check.ts'
import { newProduct } from '../../generator/products/newProduct.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { readTables } from '../../server/demo/readTables.ts'
import { standOf, type Folders } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const house = join(root, `node_modules/.cache/newProduct${process.pid}`)
const foldersOf = (product: string): Folders => ({
  specs: join(house, product, 'specs'),
  shown: `${product}/specs`,
  sdl: join(root, 'schema'),
  language: join(root, 'language'),
  languageAs: 'concord/language',
  generated: join(house, product, 'generated'),
  codegen: runCodegen,
})

let said: string[] = []
beforeAll(() => {
  mkdirSync(house, { recursive: true })
  for (const how of ['error', 'log'] as const) vi.spyOn(console, how).mockImplementation((line: string) => void said.push(line))
})
beforeEach(() => (said = []))
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(house, { recursive: true, force: true })
})

it('writes a product that is up to date', async () => {
  expect(await newProduct(house, 'notes', foldersOf)).toBe(0)
  expect(said.at(-1)).toBe('examples/notes is there: npm start -- --product examples/notes')
  expect(await check(foldersOf('examples/notes'))).toBe(0)
  expect(readFileSync(join(house, 'examples/notes/specs/accepted.md'), 'utf8')).toContain('- opens /people: keeper')
  expect(readFileSync(join(house, 'examples/notes/specs/index.ts'), 'utf8')).toContain('npm start -- --product examples/notes')
})

it('with people who can log in', async () => {
  const folders = foldersOf('examples/notes')
  const loader = makeLoader(folders.specs, folders.shown)
  const { model } = (await standOf(folders, loader)).world
  await loader.stop()
  const [people] = readTables(join(house, 'examples/notes/demo'), model.entities)
  expect(people?.entity.name).toBe(model.person.entity)
  expect(people?.rows).toEqual([['Kim Keeper', 'keeper@example.com', 'keeper']])
})

it('calls the engine by the name of its package', () => {
  expect(readFileSync(join(house, 'examples/notes/specs/index.ts'), 'utf8')).toContain("from 'concord'")
  expect(readFileSync(join(house, 'examples/notes/generated/app.ts'), 'utf8')).toContain("from 'concord/language/model.ts'")
})

it('is the project itself where the engine is installed, and leaves what is said there', async () => {
  const project = join(house, 'project')
  mkdirSync(join(project, 'node_modules'), { recursive: true })
  symlinkSync(root, join(project, 'node_modules/concord'))
  const read = (path: string): string => readFileSync(join(project, path), 'utf8')
  writeFileSync(
    join(project, 'package.json'),
    '{ "name": "mine", "type": "commonjs", "scripts": { "dev": "mine" }, "dependencies": { "concord": "1" } }',
  )
  const folders = { ...foldersOf('project'), shown: 'specs' }
  expect(await newProduct(project, 'notes', () => folders, true)).toBe(0)
  expect(said.at(-1)).toBe('notes is there: npm start')
  expect(await check(folders)).toBe(0)
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mine',
    type: 'module',
    scripts: { dev: 'mine', start: 'concord start', 'spec:diff': 'concord spec:diff' },
    dependencies: { concord: '1' },
  })
  expect(read('tsconfig.json')).toContain('concord/tsconfig.json')
  expect(await newProduct(project, 'notes', () => folders, true)).toBe(1)
  expect(said.at(-1)).toBe('specs is there already.')
})

it.each([
  ['notes', 'examples/notes is there already.'],
  ['Two words', '"Two words" cannot be a name; write a word such as likeThis.'],
])('and none called "%s"', async (name, why) => {
  expect(await newProduct(house, name, foldersOf)).toBe(1)
  expect(said).toEqual([why])
  expect(existsSync(join(house, 'examples/Two words'))).toBe(false)
})
