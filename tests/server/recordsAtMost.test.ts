// So many records and no more, as a spec says it: whoever adds one, brings one back or changes one into it, alone or two at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Written } from '../../generator/written.ts'
import type { Caller } from '../../server/call.ts'
import { fillLibrary } from './records/fillLibrary.ts'
import { library } from './records/library/index.ts'
import { customs } from './records/libraryBench.ts'
import { makeProduct } from './records/makeProduct.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'

/** Two rare books of a cover, one loan of a member at a time, so many genres. */
const houseWith = (rare: number): Written => {
  const { Book, Genre, Loan } = library.entities
  if (!Book || !Genre || !Loan) throw new Error('the library lacks something')
  const says = 'At most {records} of these'
  return {
    ...library,
    entities: {
      ...library.entities,
      Book: { ...Book, atMost: { rareBooks: { records: rare, alike: ['cover'], where: { rare: ['true'] }, says } } },
      Genre: { ...Genre, atMost: { genres: { records: 4, says } } },
      Loan: { ...Loan, atMost: { oneLoan: { records: 1, alike: ['member'], where: { status: ['OUT'] }, says } } },
    },
  } as unknown as Written
}

let bench: Workbench
let librarian: Caller

beforeAll(async () => {
  const { product, folder } = makeProduct(houseWith(2), customs)
  bench = await openWorkbench(product, folder)
  librarian = bench.callerOf('librarian', '1')
  await fillLibrary(bench)
})
afterAll(() => bench.stop())

let titles = 0
const book = async (values: Bag = {}): Promise<string> => {
  titles += 1
  const answer = await bench.run(librarian, 'booksCreate', { input: { title: `Book ${titles}`, cover: 'HARD', ...values } }, ['title'])
  return String((answer['record'] as Bag)['id'])
}
const save = async (id: string, patch: Bag, run: Workbench['run'] = bench.run): Promise<Bag> => {
  const [row] = await bench.sql('select version from books where id = $1', [id])
  return run(librarian, 'booksUpdate', { id, version: row?.['version'], patch }, ['title'])
}
const saved = { __typename: 'BookSaved' }

describe('at most so many', () => {
  it('are refused by the name and in the words of their rule, and seen by the preview', async () => {
    await bench.run(librarian, 'genresCreate', { input: { code: 'HI', name: 'History' } })
    const input = { code: 'MA', name: 'Maths' }
    const refused = { rule: 'genres', message: 'At most 4 of these' }
    expect(await bench.run(librarian, 'genresCreatePreview', { input })).toMatchObject({ allowed: false, refused })
    expect(await bench.run(librarian, 'genresCreate', { input })).toMatchObject({ __typename: 'Refused', ...refused })
    expect(await bench.sql("select 1 from genres where id = 'MA'")).toEqual([])
  })

  it('are counted among those alike alone, and an empty field is like no other', async () => {
    const hard = [await book(), await book(), await book()] as const
    for (const id of hard.slice(0, 2)) expect(await save(id, { rare: true })).toMatchObject(saved)
    expect(await save(hard[2], { rare: true })).toMatchObject({ __typename: 'Refused', rule: 'rareBooks' })
    expect(await save(await book({ cover: 'SOFT' }), { rare: true })).toMatchObject(saved)
    for (let count = 0; count < 3; count += 1) expect(await save(await book({ cover: null }), { rare: true })).toMatchObject(saved)
  })

  it('stay what they are where there are too many from before, and none comes to them', async () => {
    const run = bench.serving({ ...bench.product, ...makeProduct(houseWith(1), customs).product })
    const [first, second] = await bench.sql("select id from books where rare and cover = 'HARD' order by id")
    expect(await save(String(first?.['id']), { pages: 7 }, run)).toMatchObject(saved)
    expect(await save(String(second?.['id']), { rare: false }, run)).toMatchObject(saved)
    expect(await save(String(second?.['id']), { rare: true }, run)).toMatchObject({ rule: 'rareBooks' })
    expect(await save(String(second?.['id']), { rare: true })).toMatchObject(saved)
  })

  it('hold those who move among them', async () => {
    const soft = await book({ cover: 'SOFT' })
    expect(await save(soft, { rare: true })).toMatchObject(saved)
    expect(await save(soft, { cover: 'HARD' })).toMatchObject({ rule: 'rareBooks' })
  })

  it('hold a transition that brings one back', async () => {
    const [one, other] = await bench.sql("insert into loans (book_id, member_id, status) values (1, 1, 'OUT'), (1, 1, 'BACK') returning id")
    await bench.sql(
      "insert into state_change (entity, part, record, from_state, to_state, action) values ('Loan', '', $1, 'OUT', 'BACK', 'giveBack')",
      [String(other?.['id'])],
    )
    const undo = () => bench.run(librarian, 'loansUndo', { id: String(other?.['id']), version: 1 })
    expect(await undo()).toMatchObject({ __typename: 'Refused', rule: 'oneLoan' })
    expect(await bench.run(librarian, 'loansLose', { id: String(one?.['id']), version: 1 })).toMatchObject({ __typename: 'LoanSaved' })
    expect(await undo()).toMatchObject({ __typename: 'LoanSaved' })
  })

  it('are one too many for one of two who come at once', async () => {
    await bench.sql("update books set rare = false where cover = 'HARD'")
    const ids = [await book(), await book(), await book(), await book(), await book()]
    const answers = await Promise.all(ids.map((id) => save(id, { rare: true })))
    expect(answers.filter((each) => each['__typename'] === 'BookSaved')).toHaveLength(2)
    expect(answers.filter((each) => each['rule'] === 'rareBooks')).toHaveLength(3)
  })
})
