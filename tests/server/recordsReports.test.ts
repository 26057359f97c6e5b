// Figures that say what they count, each kind on a real database, beside what a plain count of the same rows says.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WrittenFigure, WrittenReport } from '../../generator/written.ts'
import type { Figure } from '../../server/kit.ts'
import { customs } from './records/libraryBench.ts'
import { library } from './records/library/index.ts'
import { libraryRows } from './records/libraryRows.ts'
import { makeProduct } from './records/makeProduct.ts'
import { openWorkbench, type Workbench } from './records/workbench.ts'

const part = 'all'
const loans = { of: 'Loan', at: 'returned' } as const
const tile = (label: string, counts: Extract<WrittenFigure, { kind: 'tile' }>['counts']): WrittenFigure => ({
  kind: 'tile',
  label,
  part,
  counts: counts ?? loans,
})

const about: WrittenReport = {
  needs: 'readBooks',
  on: 'record',
  parts: { all: {} },
  figures: { lent: tile('Lent', { ...loans, about: 'book' }) },
}
const report: WrittenReport = {
  needs: 'readBooks',
  parts: { all: {}, others: {} },
  figures: {
    returned: tile('Returned', loans),
    ever: tile('Ever', { of: 'Loan' }),
    readers: tile('Readers', { ...loans, distinct: 'member' }),
    out: tile('Out', { of: 'Loan', where: { returned: 'empty' } }),
    notLost: tile('Not lost', { of: 'Loan', where: { status: { not: ['LOST'] } } }),
    mine: tile('Mine', { of: 'Loan', where: { member: 'viewer' } }),
    soft: tile('Not soft, among them those of no cover', { of: 'Book', where: { cover: { not: ['SOFT'] }, rare: ['false'] } }),
    pages: tile('Pages', { of: 'Book', sums: 'pages' }),
    fines: tile('Fines', { of: 'Book', sums: 'fine', negated: true }),
    perDay: { kind: 'days', label: 'A day', part, counts: { ...loans, by: 'status' } },
    states: { kind: 'split', label: 'States', part, column: 'State', counts: { ...loans, by: 'status' } },
    covers: { kind: 'split', label: 'Covers', part, column: 'Cover', counts: { of: 'Book', by: 'cover' } },
    people: { kind: 'split', label: 'People', part, column: 'Role', counts: { of: 'Member', by: 'role', across: 'standing.status' } },
    most: { kind: 'ranks', label: 'Most', part, of: 'Book', column: 'Book', counts: { ...loans, by: 'book' } },
    owners: { kind: 'ranks', label: 'Owners', part, of: 'Member', column: 'Member', counts: { of: 'Book', by: 'owner' } },
    elsewhere: { kind: 'tile', label: 'Elsewhere', part: 'others', counts: { of: 'Book' } },
  },
}

interface Loan {
  readonly book: number
  readonly member: number
  readonly day?: string
  readonly status: 'OUT' | 'BACK' | 'LOST'
}
const dayOf = (n: number): string => `2026-03-${String(n).padStart(2, '0')}`
/** Days 1 to 20 of March; every fifth is still out. */
const rows: readonly Loan[] = Array.from({ length: 20 }, (_each, n) =>
  n % 5 === 4
    ? { book: (n % 4) + 1, member: (n % 3) + 1, status: 'OUT' }
    : { book: (n % 4) + 1, member: (n % 3) + 1, day: dayOf(n + 1), status: n % 7 === 3 ? 'LOST' : 'BACK' },
)
const period = { from: dayOf(11), until: dayOf(20), zone: 'UTC' }
const now = rows.filter(({ day = '' }) => day >= period.from)
const before = rows.filter(({ day }) => day !== undefined && day < period.from)
const tally = (of: readonly Loan[], key: (loan: Loan) => string): Readonly<Record<string, string>> => {
  const found: Record<string, number> = {}
  for (const each of of) found[key(each)] = (found[key(each)] ?? 0) + 1
  return Object.fromEntries(Object.entries(found).map(([name, count]) => [name, String(count)]))
}

let bench: Workbench
let figures: readonly Figure[]
const named = (name: string): readonly Figure[] => figures.filter((each) => each.name === name)
const numbers = (name: string): unknown =>
  named(name).map(({ value, before: earlier }) => (earlier === undefined ? [value] : [value, earlier]))

beforeAll(async () => {
  const { Book } = library.entities
  if (!Book) throw new Error('the library has no books')
  const { product, folder } = makeProduct(
    { ...library, entities: { ...library.entities, Book: { ...Book, reports: { report, about } } } },
    customs,
  )
  bench = await openWorkbench(product, folder)
  await bench.asOwner(libraryRows)
  for (const { book, member, day, status } of rows)
    // eslint-disable-next-line no-await-in-loop
    await bench.asOwner(
      `insert into loans (book_id, member_id, status, returned) values (${book}, ${member}, '${status}', ${day === undefined ? 'null' : `'${day} 12:00Z'`})`,
    )
  figures = (await bench.run(bench.callerOf('librarian', '2'), 'booksGetReport', { period }, ['all']))['all'] as readonly Figure[]
})
afterAll(() => bench.stop())

it('counts what lies in the period, and in as many days before', () => {
  expect(numbers('returned')).toEqual([[String(now.length), String(before.length)]])
  expect(numbers('readers')).toEqual([['3', '3']])
})

it.each(['0001-01-01', '9999-12-31'])('refuses a period at the edge of the calendar, beside which there is no other: %s', async (day) => {
  const asked = bench.run(bench.callerOf('librarian', '2'), 'booksGetReport', { period: { from: day, until: day, zone: 'UTC' } }, ['all'])
  await expect(asked).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

it('refuses a zone that the database does not know, though the server does', async () => {
  const asked = bench.run(bench.callerOf('librarian', '2'), 'booksGetReport', { period: { ...period, zone: 'US/Pacific-New' } }, ['all'])
  await expect(asked).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

it('counts all there are now where no time is named', () => {
  expect(numbers('ever')).toEqual([[String(rows.length)]])
  expect(numbers('out')).toEqual([[String(rows.filter(({ day }) => day === undefined).length)]])
})

it('asks conditions of each record: another value or none, and who asks', async () => {
  expect(numbers('notLost')).toEqual([[String(rows.filter(({ status }) => status !== 'LOST').length)]])
  expect(numbers('mine')).toEqual([[String(rows.filter(({ member }) => member === 2).length)]])
  expect(numbers('soft')).toEqual([
    (await bench.sql("select count(*)::text as n from books where cover is distinct from 'SOFT' and not rare")).map(({ n }) => n),
  ])
})

it('adds up numbers, and amounts in their currency', async () => {
  const [sums = {}] = await bench.sql('select sum(pages)::text as pages, (-sum(fine) / 100.0)::numeric(12, 2)::text as fines from books')
  expect(named('pages')).toEqual([{ name: 'pages', value: sums['pages'] }])
  expect(named('fines')).toEqual([{ name: 'fines', value: sums['fines'], currency: 'EUR' }])
})

it('has a number for each day and sort, none for days without', () => {
  expect(Object.fromEntries(named('perDay').map(({ day, key, value }) => [`${day} ${key}`, value]))).toEqual(
    tally(now, ({ day, status }) => `${day} ${status}`),
  )
})

it('has a number for each value, what has none among them', async () => {
  expect(Object.fromEntries(named('states').map(({ key, value }) => [key, value]))).toEqual(tally(now, ({ status }) => status))
  expect(Object.fromEntries(named('states').map(({ key, before: earlier }) => [key, earlier]))).toEqual(
    tally(before, ({ status }) => status),
  )
  const covers = await bench.sql('select cover as key, count(*)::text as value from books group by 1 order by 1')
  expect(named('covers').map(({ key, value }) => ({ key, value }))).toEqual(covers)
  expect(covers.map(({ key }) => key)).toContain(null)
})

it('has a number for each pair of values', async () => {
  const pairs = await bench.sql(
    "select 'people.' || s.status as name, m.role as key, count(*)::text as value from members m join members_standing s on s.id = m.id group by 1, 2",
  )
  const found = figures.filter(({ name }) => name.startsWith('people.')).map(({ name, key, value }) => ({ name, key, value }))
  expect(new Set(found.map((each) => JSON.stringify(each)))).toEqual(new Set(pairs.map((each) => JSON.stringify(each))))
})

it('has the greatest first, by what they are called', () => {
  const counts = tally(now, ({ book }) => String(book))
  expect(named('most').map(({ key }) => key)).toEqual(
    Object.keys(counts).toSorted((one, other) => Number(counts[other]) - Number(counts[one]) || Number(one) - Number(other)),
  )
  expect(named('most')[0]).toEqual({ name: 'most', key: '1', title: 'Book 001', value: counts['1'] })
})

it('ranks no record that nothing points at', async () => {
  expect(await bench.sql('select count(*)::int as n from books where owner_id is null')).toEqual([{ n: 1 }])
  expect(named('owners')).toHaveLength(10)
  expect(named('owners').map(({ key }) => key)).not.toContain(null)
})

it('counts no part that was not asked for', () => expect(named('elsewhere')).toEqual([]))

it('is about one record where it says so, and about none that is not there', async () => {
  const of = (id: string) => bench.run(bench.callerOf('librarian'), 'booksGetAbout', { period, id }, ['all'])
  const ofBook = (those: readonly Loan[]): string => String(those.filter(({ book }) => book === 3).length)
  expect((await of('3'))['all']).toEqual([{ name: 'lent', value: ofBook(now), before: ofBook(before) }])
  for (const id of ['999', 'x', '']) expect(await of(id)).toBeUndefined()
})
