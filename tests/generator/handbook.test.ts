// A handbook tells a role what the console has for it, nothing that it has not, and what changed since the version that was released last.
import { beforeAll, expect, it } from 'vitest'
import { emitHandbook, handbooksOf } from '../../generator/emitters/handbook/handbook.ts'
import { requireNamed } from '../../language/named.ts'
import type { Model } from '../../language/model.ts'
import { madeCase } from './cases.ts'

let library: Model
let everyKind: Model

const modelOf = async (name: string): Promise<Model> => {
  const { model } = await madeCase(name)
  if (!model) throw new Error(`${name} has problems`)
  return model
}
beforeAll(async () => {
  library = await modelOf('library')
  everyKind = await modelOf('everyKind')
})

/** The lines of one chapter. */
const chapter = (book: unknown, heading: string): readonly string[] =>
  (typeof book === 'string' ? book : '')
    .split(/^## /m)
    .find((each) => each.startsWith(`${heading}\n`))
    ?.split('\n') ?? []

const emitted = (model: Model, released?: string): unknown =>
  emitHandbook({
    model,
    specs: 'specs',
    specOf: () => 'specs',
    language: '../language',
    sdl: {},
    sessionDocuments: '',
    ...(released !== undefined && { released: { director: `<!-- 0.9 -->\n\n${released}` } }),
  })['handbook/director.md']

it('is there for each role of staff, and for no other', () => {
  expect(Object.keys(handbooksOf(library))).toEqual(['director', 'librarian'])
})

it('tells where records stand, what may be done with them and how it is taken back', () => {
  const members = chapter(handbooksOf(library)['director'], 'Members')
  expect(members).toContain('- **Members** `/members`')
  expect(members).toContain('  - Searched by Name, E-mail, Phone')
  expect(members).toContain('| Block | Active → Blocked | Reason | Somebody else has to do that | Unblock, within 30 days |')
  expect(members).toContain('| Waive | Owing → None |  |  | Cannot be taken back: the debt is gone |')
  expect(members).toContain('| Name | yes | yes | Required. Name should have at most 80 characters |')
})

it('says what a whole part is refused with: once where it holds for all, else in the rows', () => {
  const entities = library.entities.map((entity) =>
    entity.name === 'Member' ? { ...entity, parts: entity.parts.map((part) => ({ ...part, guards: ['notMyself'] })) } : entity,
  )
  const members = (model: Model) => chapter(handbooksOf(model)['director'], 'Members')
  expect(members({ ...library, entities })).toContain('Each of these is refused with: Somebody else has to do that')
  expect(members({ ...library, entities })).toContain('| Block | Active → Blocked | Reason |  | Unblock, within 30 days |')
  expect(members(library).filter((each) => each.startsWith('Each of these'))).toEqual([])
})

it('leaves out what a role may neither do nor see', () => {
  const [director = '', librarian = ''] = Object.values(handbooksOf(library))
  expect(chapter(librarian, 'Members').some((line) => line.startsWith('| Block'))).toBe(true)
  expect(chapter(librarian, 'Members').some((line) => line.startsWith('| Waive'))).toBe(false)
  expect(chapter(director, 'House')).not.toEqual([])
  expect(chapter(librarian, 'House')).toEqual([])
})

it('has no chapter for a role whose every right is taken', () => {
  const rights = library.rights.map((each) => ({ ...each, holders: [] }))
  expect(handbooksOf({ ...library, rights })['librarian']).not.toMatch(/Members|Loans|House/)
})

it('tells what is new and what is gone, each at its place, and nothing else', () => {
  const texts = { ...library.texts, 'entities.books.fields.shelf': 'Rack' }
  const book = emitted({ ...library, texts }, handbooksOf(library)['director'])
  const told = chapter(book, 'Changed since 0.9').filter((line) => line.startsWith('- '))
  expect(told).toContainEqual(expect.stringMatching(/^- Books, Fields\. New: Rack · yes · yes/))
  expect(told).toContainEqual(expect.stringMatching(/^- Books, Fields\. No longer: Shelf · yes · yes/))
  expect(told.filter((line) => !/Rack|Shelf/.test(line))).toEqual([])
})

it('says that nothing changed where that is so, and says nothing before a first release', () => {
  expect(chapter(emitted(library, handbooksOf(library)['director']), 'Changed since 0.9')).toContain('Nothing.')
  expect(emitted(library)).not.toContain('Changed since')
})

it('has every field that may be read, whatever its kind', () => {
  const { parts, many } = requireNamed(everyKind.entities, 'Book')
  const books = chapter(handbooksOf(everyKind)['director'], everyKind.texts[many] ?? '')
  const labels = parts.flatMap(({ fields }) => fields.map(({ label }) => everyKind.texts[label] ?? ''))
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.filter((label) => !books.some((line) => line.startsWith('| ') && line.includes(label)))).toEqual([])
})
