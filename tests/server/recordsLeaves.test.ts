// What actions leave behind, as a spec says it: along with a creation, a form and a transition, in one stroke with it; and what a version kept, put back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Written } from '../../generator/written.ts'
import type { Caller } from '../../server/call.ts'
import { fillLibrary } from './records/fillLibrary.ts'
import { library } from './records/library/index.ts'
import { customs } from './records/libraryBench.ts'
import { makeProduct } from './records/makeProduct.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'

const server = { written: 'server' } as const
const note = {
  entity: 'Note',
  label: { one: 'Note', many: 'Notes' },
  title: 'text',
  read: 'readBooks',
  fields: {
    book: { kind: 'reference', label: 'Book', entity: 'Book', ...server },
    text: { kind: 'text', label: 'Text', ...server },
    state: { kind: 'choice', label: 'State', options: { OUT: 'Out', BACK: 'Back', LOST: 'Lost' }, ...server },
    byHand: { kind: 'flag', label: 'By hand', starts: true, ...server },
    by: { kind: 'reference', label: 'By', entity: 'Member', ...server },
  },
}
const version = {
  entity: 'Version',
  label: { one: 'Version', many: 'Versions' },
  title: 'title',
  read: 'readBooks',
  fields: {
    book: { kind: 'reference', label: 'Book', entity: 'Book', required: true, ...server },
    title: { kind: 'text', label: 'Title', required: true, max: 60, ...server },
    pages: { kind: 'integer', label: 'Pages', ...server },
    weight: { kind: 'decimal', label: 'Weight', decimals: 3, ...server },
  },
  actions: { restore: { kind: 'restore', into: 'book', label: 'Restore', needs: { anyStaff: 'a test' }, undo: { by: 'restore' } } },
}

const house = (): Written => {
  const { Book, Loan } = library.entities
  if (!Book?.create || !Loan?.lifecycle) throw new Error('the library lacks something')
  const { giveBack } = Loan.lifecycle.transitions
  const stepWith = { book: 'book', state: 'status', text: { says: 'Back: {note}' }, byHand: { is: false } }
  return {
    ...library,
    entities: {
      ...library.entities,
      Book: {
        ...Book,
        fields: { ...Book.fields, gone: { kind: 'time', label: 'Gone', ...server } },
        remove: { ...Book.remove, deletedAt: 'gone' },
        rules: { thick: { when: { rare: ['true'] }, must: { pages: { not: 'empty' } }, says: 'A rare one has pages' } },
        leaves: {
          version: { entity: 'Version', before: true, with: { book: 'id', title: 'title', pages: 'pages', weight: 'weight' }, keep: 3 },
        },
        create: { ...Book.create, leaves: { note: { entity: 'Note', with: { book: 'id', text: 'title', byHand: 'rare' } } } },
      },
      Loan: {
        ...Loan,
        lifecycle: {
          ...Loan.lifecycle,
          transitions: {
            ...Loan.lifecycle.transitions,
            giveBack: { ...giveBack, leaves: { note: { entity: 'Note', with: stepWith, given: 'note', sets: { by: 'viewer' } } } },
          },
        },
      },
      Note: note,
      Version: version,
    },
  } as unknown as Written
}

let bench: Workbench
let librarian: Caller
let book: string

beforeAll(async () => {
  const { product, folder } = makeProduct(house(), customs)
  bench = await openWorkbench(product, folder)
  librarian = bench.callerOf('librarian', '1')
  await fillLibrary(bench)
  book = String((await bench.sql('select id from books'))[0]?.['id'])
})
afterAll(() => bench.stop())

const notes = (): Promise<readonly Bag[]> => bench.sql('select book_id, text, state, by_hand, by_id from notes order by id')
const versions = (): Promise<readonly Bag[]> => bench.sql('select id, title, pages from versions order by id')
const save = async (patch: Bag): Promise<Bag> => {
  const [row] = await bench.sql('select version from books where id = $1', [book])
  return bench.run(librarian, 'booksUpdate', { id: book, version: row?.['version'], patch }, ['title'])
}
const giveBack = async (input: Bag, operation = 'loansGiveBack'): Promise<Bag> => {
  const [loan] = await bench.sql('insert into loans (book_id, member_id) values ($1, 1) returning id', [book])
  return bench.run(librarian, operation, { id: String(loan?.['id']), version: 1, input })
}
const restore = (id: unknown, caller = librarian, operation = 'versionsRestore'): Promise<Bag> =>
  bench.run(caller, operation, { id: String(id), version: 1 })

describe('what an action leaves behind', () => {
  it('holds what a new record holds, what it starts with too', async () => {
    expect(await notes()).toEqual([{ book_id: book, text: 'Solaris', state: null, by_hand: false, by_id: null }])
  })

  it('holds the record as it is by then, words filled with what was answered, the same value each time, and who it was', async () => {
    await bench.announced()
    expect(await giveBack({ note: 'torn' })).toMatchObject({ __typename: 'LoanSaved' })
    expect((await notes()).slice(1)).toEqual([{ book_id: book, text: 'Back: torn', state: 'BACK', by_hand: false, by_id: '1' }])
    expect(await bench.announced()).toEqual([
      expect.objectContaining({ entity: 'Loan', version: 2 }),
      expect.objectContaining({ entity: 'Note', version: 1, created: true, action: 'giveBack' }),
    ])
    const [line] = await bench.sql('select action, touched from audit_record order by id desc limit 1')
    expect(line).toMatchObject({ action: 'giveBack', touched: [{ entity: 'Loan' }, { entity: 'Note' }] })
  })

  it('is left only where that was given, and not by a preview or by what is refused', async () => {
    const before = await notes()
    expect(await giveBack({})).toMatchObject({ __typename: 'LoanSaved' })
    expect(await giveBack({ note: '' })).toMatchObject({ __typename: 'LoanSaved' })
    expect(await giveBack({ note: 'torn' }, 'loansGiveBackPreview')).toMatchObject({ allowed: true })
    expect(await giveBack({ note: 'longer than ten' })).toMatchObject({ __typename: 'Invalid' })
    expect(await notes()).toEqual(before)
  })

  it('is what was there before, so many times', async () => {
    for (const pages of [1, 2, 3, 4, 5]) expect(await save({ pages })).toMatchObject({ __typename: 'BookSaved' })
    expect((await versions()).map(({ pages }) => pages)).toEqual([2, 3, 4])
    expect(await save({ title: '' })).toMatchObject({ __typename: 'Invalid' })
    expect((await versions()).map(({ pages }) => pages)).toEqual([2, 3, 4])
  })
})

describe('what puts a version back', () => {
  it('saves the form with it, leaves what it said as another version, and tells of both', async () => {
    const [first] = await versions()
    await save({ title: 'Eden', weight: '0.500' })
    const [, second] = await versions()
    await bench.announced()
    expect(await restore(second?.['id'], librarian, 'versionsRestorePreview')).toMatchObject({ allowed: true })
    expect(await restore(first?.['id'])).toMatchObject({ __typename: 'Gone' })
    expect(await restore(second?.['id'])).toMatchObject({ __typename: 'Done', ids: [book] })
    expect(await bench.sql('select title, pages, weight, cover from books where id = $1', [book])).toEqual([
      { title: 'Solaris', pages: second?.['pages'], weight: null, cover: 'SOFT' },
    ])
    expect((await versions()).map(({ title }) => title)).toEqual(['Solaris', 'Solaris', 'Eden'])
    expect((await bench.announced()).map(({ entity, created, removed }) => [entity, created, removed])).toEqual([
      ['Version', true, undefined],
      ['Version', undefined, true],
      ['Book', undefined, undefined],
    ])
  })

  it('keeps the rules across fields, and the right to change what it is put back into', async () => {
    await save({ pages: null })
    await save({ pages: 7, rare: true })
    const [last] = (await versions()).toReversed()
    const template = 'entities.books.rules.thick'
    expect(await restore(last?.['id'], librarian, 'versionsRestorePreview')).toMatchObject({ allowed: false, refused: { template } })
    expect(await restore(last?.['id'])).toMatchObject({ __typename: 'Refused', template, message: 'A rare one has pages' })
    await expect(restore(last?.['id'], bench.callerOf('librarian', '1', ['readBooks']))).rejects.toMatchObject({ code: 'DENIED' })
  })

  it('tells that what it was kept of is gone', async () => {
    const [row] = await bench.sql('select version from books where id = $1', [book])
    const [last] = (await versions()).toReversed()
    await bench.sql('delete from loans')
    expect(await bench.run(librarian, 'booksDelete', { id: book, version: row?.['version'] })).toMatchObject({ __typename: 'Done' })
    expect(await restore(last?.['id'])).toMatchObject({ __typename: 'Gone', id: book })
  })
})
