// Options that are retired while they are stored: kept, shown, found and counted; the record can be edited, and nobody chooses them anew.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { under, type Written } from '../../generator/written.ts'
import { errorsOf, fillLibrary } from './records/fillLibrary.ts'
import { library } from './records/library/index.ts'
import { customs } from './records/libraryBench.ts'
import { makeProduct } from './records/makeProduct.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'

/** Books in which a cover, a language and a sort of note are as given. */
const houseWith = (retires: boolean): Written => {
  const option = (label: string): unknown => (retires ? { label, retired: true } : label)
  const { Book } = library.entities
  if (!Book?.create) throw new Error('no books are made')
  const fields = {
    ...Book.fields,
    cover: { kind: 'choice', label: 'Cover', options: { SOFT: 'Soft', CLOTH: option('Cloth'), HARD: 'Hard' } },
    languages: { kind: 'choices', label: 'Languages', options: { EN: 'English', LA: option('Latin'), DE: 'German' } },
    notes: {
      kind: 'list',
      label: 'Notes',
      addLabel: 'Add note',
      fields: {
        what: { kind: 'text', label: 'What', required: true },
        sort: { kind: 'choice', label: 'Sort', options: { OLD: option('Old'), NEW: 'New' } },
      },
    },
  }
  const actions = {
    ...Book.actions,
    order: {
      ...under(Book.actions, 'order'),
      asks: {
        ...under(Book.actions, 'order')?.asks,
        binding: { kind: 'choice', label: 'Binding', options: { CLOTH: option('Cloth'), HARD: 'Hard' } },
      },
    },
  }
  const create = { ...Book.create, fields: [...Book.create.fields, 'notes'] }
  return { ...library, entities: { ...library.entities, Book: { ...Book, fields, actions, create } } } as unknown as Written
}

let bench: Workbench
let run: Workbench['run']
let librarian: Caller
let book: { readonly id: string; version: number }
const stored = {
  cover: 'CLOTH',
  languages: ['LA', 'EN'],
  notes: [
    { what: 'one', sort: 'OLD' },
    { what: 'two', sort: 'NEW' },
  ],
}

beforeAll(async () => {
  const { product, folder } = makeProduct(houseWith(false), customs)
  bench = await openWorkbench(product, folder)
  librarian = bench.callerOf('librarian', '1')
  await fillLibrary(bench)
  const made = await bench.run(librarian, 'booksCreate', { input: { title: 'Elegies', ...stored } }, ['title'])
  book = { id: String((made['record'] as Bag)['id']), version: 1 }
  run = bench.serving({ ...bench.product, ...makeProduct(houseWith(true), customs).product })
})
afterAll(() => bench.stop())

const save = async (patch: Bag): Promise<Bag> => {
  const answer = await run(librarian, 'booksUpdate', { ...book, patch }, Object.keys(patch))
  if (answer['__typename'] === 'BookSaved') book = { ...book, version: book.version + 1 }
  return answer
}

it('lets a record that holds them be edited in another field, and saved as it stands', async () => {
  expect(await save({ pages: 90 })).toMatchObject({ __typename: 'BookSaved', record: { pages: 90 } })
  expect(await save({ ...stored, pages: 91 })).toMatchObject({ __typename: 'BookSaved', record: stored })
})

it('shows, finds and counts them', async () => {
  expect(await run(librarian, 'booksFindById', { id: book.id }, ['cover', 'languages', 'notes'])).toMatchObject(stored)
  for (const filter of [{ cover: ['CLOTH'] }, { languages: ['LA'] }])
    expect(await run(librarian, 'booksSearch', { filter }, ['title'])).toMatchObject({ items: [{ title: 'Elegies' }] })
  expect(await run(librarian, 'booksGetStats', {}, ['key', 'count'])).toEqual(
    expect.arrayContaining([expect.objectContaining({ key: 'CLOTH', count: 1 })]),
  )
})

it('lets nobody choose them anew: neither in a new record, nor in another, nor in a dialog', async () => {
  for (const [name, value] of Object.entries({ cover: 'CLOTH', languages: ['EN', 'LA'], notes: [{ what: 'x', sort: 'OLD' }] }))
    expect(errorsOf(await run(librarian, 'booksCreate', { input: { title: `Anew by ${name}`, [name]: value } }))).toEqual([
      [name, 'errors.retired'],
    ])
  const other = (await run(librarian, 'booksCreate', { input: { title: 'Other', cover: 'HARD' } }, ['title']))['record'] as Bag
  const patch = (values: Bag): Promise<Bag> => run(librarian, 'booksUpdate', { id: String(other['id']), version: 1, patch: values })
  expect(errorsOf(await patch({ cover: 'CLOTH' }))).toEqual([['cover', 'errors.retired']])
  expect(errorsOf(await patch({ languages: ['LA'] }))).toEqual([['languages', 'errors.retired']])
  const order = { title: 'Bound', price: { amount: '1.00', currency: 'EUR' }, binding: 'CLOTH' }
  expect(errorsOf(await run(librarian, 'booksOrder', { input: order }))).toEqual([['binding', 'errors.retired']])
})

it('keeps as many rows with one as there were, and no more', async () => {
  const [old] = stored.notes
  expect(errorsOf(await save({ notes: [...stored.notes, { what: 'three', sort: 'OLD' }] }))).toEqual([['notes', 'errors.retired']])
  expect(await save({ notes: [{ what: 'three', sort: 'NEW' }, old] })).toMatchObject({ __typename: 'BookSaved' })
})

it('does not come back once it is given up', async () => {
  expect(await save({ cover: 'HARD', languages: ['EN'] })).toMatchObject({ __typename: 'BookSaved' })
  expect(errorsOf(await save({ cover: 'CLOTH' }))).toEqual([['cover', 'errors.retired']])
  expect(errorsOf(await save({ languages: ['EN', 'LA'] }))).toEqual([['languages', 'errors.retired']])
})
