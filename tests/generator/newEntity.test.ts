// npm run new -- entity NAME adds an entity that generates at once, whether a product keeps its entities in one file or each in its own; or nothing at all.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { newEntity } from '../../generator/entities/newEntity.ts'
import { generate } from '../../generator/generate.ts'
import type { Folders } from '../../generator/generate.ts'
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

it('changes nothing where specs are written in a way of their own, and says what to add', async () => {
  const index = join(notes.specs, 'index.ts')
  const text = readFileSync(index, 'utf8')
  writeFileSync(index, `${text.replace('export const entities = {', 'const all = {')}\nexport const entities = Object.assign({}, all)\n`)
  expect(await newEntity(notes, 'Shelf')).toBe(1)
  expect(said).toEqual(['examples/notes/specs has no export const entities of index.ts, as other products have: add Shelf by hand.'])
  writeFileSync(index, text)
})
