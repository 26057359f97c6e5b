// Values that specs compute, each kind on a real database, beside what a statement by hand says of the same rows; and who reads them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide } from '../../language/access.ts'
import type { WrittenComputation, WrittenEntity } from '../../generator/written.ts'
import { guardOfPath } from '../../server/authorize/fieldGuards.ts'
import { customs } from './records/libraryBench.ts'
import { library } from './records/library/index.ts'
import { libraryRows } from './records/libraryRows.ts'
import { makeProduct } from './records/makeProduct.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'

type Look = 'text' | 'texts' | 'flag' | 'integer' | 'percent' | 'date' | 'money'
const derived = (as: Look, computes: WrittenComputation, more: object = {}) => ({
  kind: 'derived' as const,
  label: as,
  as,
  computes,
  ...more,
})
const ofBook = { of: 'Loan', whose: { book: 'id' } } as const
const discloses = { discloses: 'a test' }

const fields = {
  email: derived('text', { kind: 'path', path: 'owner.email' }),
  country: derived('text', { kind: 'path', path: 'owner.contact.street', when: { rare: ['true'], cover: { not: 'empty' } } }, discloses),
  rating: derived('percent', { kind: 'path', path: 'owner.standing.rating' }),
  born: derived('date', { kind: 'path', path: 'owner.contact.born' }),
  genreName: derived('text', { kind: 'path', path: 'genre.name' }),
  lent: derived('integer', { kind: 'count', ...ofBook }, discloses),
  lost: derived('integer', { kind: 'count', ...ofBook, where: { status: ['LOST'] }, none: 'empty' }, { empty: 'never' }),
  before: derived('integer', { kind: 'count', of: 'Book', whose: { genre: 'genre' }, where: { cover: { not: ['SOFT'] } }, earlier: true }),
  fines: derived('money', { kind: 'sum', of: 'Book', whose: { owner: 'keeper' }, sums: 'fine', negated: true }, { currency: 'EUR' }),
  lastNote: derived(
    'text',
    { kind: 'newest', ...ofBook, where: { returned: { not: 'empty' } }, by: 'returned', shows: 'note', cut: 6 },
    discloses,
  ),
  titles: derived('texts', { kind: 'all', of: 'Book', whose: { genre: 'genre' }, where: { rare: ['true'] }, shows: 'title', by: 'fine' }),
  out: derived('flag', { kind: 'any', ...ofBook, where: { status: ['OUT'] } }, discloses),
  good: derived('flag', { kind: 'any', of: 'Member', whose: { id: 'owner' }, where: { 'standing.status': ['GOOD'] } }, discloses),
}
const { Book } = library.entities
if (!Book) throw new Error('the library has no books')
const computed: WrittenEntity = {
  ...Book,
  fields: { ...Book.fields, ...fields },
  list: { columns: ['title'], sort: { by: 'title', first: 'lowest' }, filters: ['out', 'lent', 'email', 'born', 'rating'] },
}
const { product, folder } = makeProduct({ ...library, entities: { ...library.entities, Book: computed } }, customs)

let bench: Workbench
const listed = async (args: Bag = {}): Promise<readonly Bag[]> =>
  (await bench.run(bench.callerOf('librarian', '2'), 'booksSearch', { first: 100, ...args }, Object.keys(fields)))[
    'items'
  ] as readonly Bag[]
const byHand = async (value: string): Promise<unknown> =>
  Object.fromEntries((await bench.sql(`select id::text, ${value} as value from books o`)).map(({ id, value: each }) => [id, each]))
const computedOf = async (name: string): Promise<unknown> =>
  Object.fromEntries((await listed()).map((each) => [each['id'], each[name] ?? null]))

beforeAll(async () => {
  bench = await openWorkbench(product, folder)
  await bench.asOwner(libraryRows)
  await bench.asOwner(`
    update members_contact set born = date '1980-01-01' + id::int;
    update books set keeper_id = id % 5 + 1 where id % 2 = 0;
    insert into loans (book_id, member_id, status, returned, note) select n % 9 + 1, n % 4 + 1, case n % 4 when 0 then 'OUT' when 1 then 'LOST' else 'BACK' end,
      case when n % 4 < 2 then null else timestamptz '2026-01-01 00:00Z' + n % 5 * interval '1 day' end, 'Note of ' || n from generate_series(1, 50) n`)
})
afterAll(() => bench.stop())

it.each<[name: keyof typeof fields, value: string]>([
  ['email', '(select m.email from members m where m.id = o.owner_id)'],
  ['country', '(select c.street from members_contact c where c.id = o.owner_id and o.rare and o.cover is not null)'],
  ['rating', '(select s.rating::text from members_standing s where s.id = o.owner_id)'],
  ['born', '(select c.born::text from members_contact c where c.id = o.owner_id)'],
  ['genreName', '(select g.name from genres g where g.id = o.genre_id)'],
  ['lent', '(select count(*)::int from loans l where l.book_id = o.id)'],
  ['lost', "(select nullif(count(*), 0)::int from loans l where l.book_id = o.id and l.status = 'LOST')"],
  [
    'before',
    "(case when o.genre_id is not null then (select count(*)::int from books b where b.genre_id = o.genre_id and b.cover is distinct from 'SOFT' and b.id < o.id) end)",
  ],
  [
    'lastNote',
    "(select left(l.note, 5) || '…' from loans l where l.book_id = o.id and l.returned is not null order by l.returned desc, l.id desc limit 1)",
  ],
  ['titles', "(select coalesce(array_agg(b.title order by b.fine, b.id), '{}') from books b where b.genre_id = o.genre_id and b.rare)"],
  ['out', "exists (select from loans l where l.book_id = o.id and l.status = 'OUT')"],
  ['good', "exists (select from members_standing s where s.id = o.owner_id and s.status = 'GOOD')"],
])('computes %s', async (name, value) => {
  const expected = await byHand(value)
  expect(new Set(Object.values(expected as object).map((each) => JSON.stringify(each))).size).toBeGreaterThan(1)
  expect(await computedOf(name)).toEqual(expected)
})

it('adds up amounts, nothing of nobody and none of who owns nothing', async () => {
  const sums = await byHand(
    "(case when o.keeper_id is not null then jsonb_build_object('amount', (select (-coalesce(sum(b.fine), 0) / 100.0)::numeric(12, 2)::text from books b where b.owner_id = o.keeper_id), 'currency', 'EUR') end)",
  )
  expect(await computedOf('fines')).toEqual(sums)
})

it('filters by what it looks like', async () => {
  const ids = async (filter: Bag): Promise<readonly unknown[]> => (await listed({ filter })).map((each) => each['id'])
  const all = await listed()
  expect(await ids({ out: true })).toEqual(all.filter((each) => each['out'] === true).map((each) => each['id']))
  expect(await ids({ lent: { from: 6 } })).toEqual(all.filter((each) => Number(each['lent']) >= 6).map((each) => each['id']))
  expect(await ids({ email: 'm7@' })).toEqual(['7'])
  expect(await ids({ born: { from: '1980-01-06', to: '1980-01-07' } })).toEqual(['5', '6'])
  expect(await ids({ rating: { to: '2' } })).toEqual(['1', '2'])
})

it('is read by those who read all that it is computed of', () => {
  const entity = product.entities.find(({ name }) => name === 'Book')
  const readers = (path: string, ...rights: readonly string[]): boolean => {
    const guard = entity && guardOfPath(entity, path)
    return guard === undefined || decide({ id: '1', role: 'librarian', staff: true, rights: new Set(rights) }, guard).allowed
  }
  expect(readers('email', 'readBooks')).toBe(false)
  expect(readers('email', 'readBooks', 'readMembers')).toBe(true)
  expect(readers('lost', 'readBooks')).toBe(false)
  expect(readers('lost', 'readBooks', 'readLoans')).toBe(true)
  // Of books alone, of what everybody reads, and of what it says that it discloses.
  const free = ['before', 'titles', 'genreName', 'fines', 'lent', 'out', 'good']
  expect(free.filter((each) => !readers(each, 'readBooks'))).toEqual([])
})
