// npm run new -- entity NAME adds an entity that generates at once, whether a product keeps its entities in one file or each in its own; or nothing at all.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { newEntity } from '../../generator/entities/newEntity.ts'
import { generate, type Folders } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { newProduct } from '../../generator/products/newProduct.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import type { Model } from '../../language/model.ts'
import { requireNamed } from '../../language/named.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const house = join(root, `node_modules/.cache/newEntity${process.pid}`)
const foldersOf = (product: string): Folders => ({
  specs: join(house, product, 'specs'),
  shown: `${product}/specs`,
  sdl: join(root, 'schema'),
  language: join(root, 'language'),
  generated: join(house, product, 'generated'),
  codegen: runCodegen,
})
const library = foldersOf('examples/library')
const notes = foldersOf('examples/notes')

let said: string[] = []
beforeAll(async () => {
  mkdirSync(house, { recursive: true })
  symlinkSync(join(root, 'language'), join(house, 'language'))
  for (const how of ['error', 'log'] as const) vi.spyOn(console, how).mockImplementation((line: string) => void said.push(line))
  cpSync(join(root, 'examples/library'), join(house, 'examples/library'), { recursive: true })
  await newProduct(house, 'notes', foldersOf)
})
beforeEach(() => (said = []))
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(house, { recursive: true, force: true })
})

const modelOf = async (folders: Folders): Promise<Model> => {
  const loader = makeLoader(folders.specs, folders.shown)
  const { model, problems } = await generate(folders, loader)
  await loader.stop()
  if (!model) throw new Error(JSON.stringify(problems))
  return model
}

it('in a file of its own, with its rights and its entry in the menu', async () => {
  expect(await newEntity(library, 'ReadingRoom')).toBe(0)
  expect(said.at(-1)).toBe('ReadingRoom is there, for director. Who may is agreed to by: npm run spec:diff -- --accept')
  const { entities, rights } = await modelOf(library)
  expect(requireNamed(entities, 'ReadingRoom').list?.path).toBe('/readingRooms')
  expect(requireNamed(rights, 'updateAnyReadingRoom').holders).toEqual(['director'])
  expect(readFileSync(join(library.specs, 'readingRooms.ts'), 'utf8')).toMatch(/^\/\/ Reading rooms\.\n/)
  expect(existsSync(join(library.generated, 'entities/readingRooms.ts'))).toBe(true)
})

it('among the others where they stand in one file', async () => {
  expect(await newEntity(notes, 'Note')).toBe(0)
  const { entities, menu } = await modelOf(notes)
  expect(entities.map(({ name }) => name)).toEqual(['Person', 'Note'])
  expect(menu.side.map(({ to }) => to)).toContainEqual({ path: '/notes' })
})

it.each([
  ['Note', 'Note is there already.'],
  ['reading room', '"reading room" cannot be an entity; write a word such as LikeThis.'],
])('and none called "%s"', async (name, why) => {
  const before = readFileSync(join(notes.specs, 'index.ts'), 'utf8')
  expect(await newEntity(notes, name)).toBe(1)
  expect(said).toEqual([why])
  expect(readFileSync(join(notes.specs, 'index.ts'), 'utf8')).toBe(before)
})

it('leaves everything as it stood where another has its rights or its file', async () => {
  const textsOf = () => readdirSync(library.specs).map((name) => [name, readFileSync(join(library.specs, name), 'utf8')])
  const before = textsOf()
  expect(await newEntity(library, 'Figure')).toBe(1)
  expect(said.join()).toContain('Nothing was written')
  expect(textsOf()).toEqual(before)
  writeFileSync(join(library.specs, 'leaflets.ts'), '')
  expect(await newEntity(library, 'Leaflet')).toBe(1)
  expect(said.at(-1)).toBe('examples/library/specs/leaflets.ts is there already, where Leaflet would stand: call it otherwise.')
  rmSync(join(library.specs, 'leaflets.ts'))
})

it('leaves everything as it stood where the generator ends in an error', async () => {
  const textsOf = () => readdirSync(library.specs).map((name) => [name, readFileSync(join(library.specs, name), 'utf8')])
  const before = textsOf()
  await expect(newEntity({ ...library, sdl: join(house, 'nowhere') }, 'Leaflet')).rejects.toThrow('ENOENT')
  expect(textsOf()).toEqual(before)
})

it('stays where a custom that the specs name is unwritten yet, as its tables do, and both are told', async () => {
  const loans = join(library.specs, 'loans.ts')
  const text = readFileSync(loans, 'utf8')
  writeFileSync(loans, text.replace("undo: { by: 'lose' }", "effect: 'unwritten', undo: { by: 'lose' }"))
  expect(await newEntity({ ...library, custom: join(house, 'nowhere') }, 'Leaflet')).toBe(1)
  expect(said.join('\n')).toContain('unwritten-custom')
  expect(said.at(-1)).toContain('Leaflet is there, for director.')
  expect(existsSync(join(library.specs, 'leaflets.ts'))).toBe(true)
  expect(existsSync(join(library.generated, 'entities/leaflets.ts'))).toBe(true)
  writeFileSync(loans, text)
})

it('changes nothing where specs are written in a way of their own, and says what to add', async () => {
  const index = join(notes.specs, 'index.ts')
  const text = readFileSync(index, 'utf8')
  writeFileSync(index, `${text.replace('export const entities = {', 'const all = {')}\nexport const entities = Object.assign({}, all)\n`)
  expect(await newEntity(notes, 'Shelf')).toBe(1)
  expect(said).toEqual(['examples/notes/specs has no export const entities of index.ts, as other products have: add Shelf by hand.'])
  writeFileSync(index, text)
})

it('where the menu stands among the entities', async () => {
  const index = join(library.specs, 'index.ts')
  const product = join(library.specs, 'product.ts')
  const menu = /export const menu = defineMenu\(\{[^]*?\n\}\)\n/.exec(readFileSync(product, 'utf8'))?.[0] ?? ''
  writeFileSync(product, readFileSync(product, 'utf8').replace(menu, ''))
  writeFileSync(
    index,
    `${readFileSync(index, 'utf8').replace('app, menu, ', 'app, ').replace("import type { Words } from './vocabulary.ts'", "import { defineMenu } from './vocabulary.ts'\nimport type { Words } from './vocabulary.ts'")}\n${menu}`,
  )
  expect(await newEntity(library, 'Shelf')).toBe(0)
  const written = readFileSync(index, 'utf8')
  expect(written).toContain("import { shelfs } from './shelfs.ts'")
  expect(written).toContain("{ to: { list: 'Shelf' }")
})
