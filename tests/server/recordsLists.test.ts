// Lists on a real database, for a product of another field: pages, filters and search.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { Caller } from '../../server/call.ts'
import { openLibrary } from './records/libraryBench.ts'
import { libraryRows, rows as count } from './records/libraryRows.ts'
import { itemsOf, type Bag, type Workbench } from './records/workbench.ts'

let bench: Workbench
let librarian: Caller

const books = (args: Bag = {}, paths: readonly string[] = ['title']): Promise<Bag> => bench.run(librarian, 'booksSearch', args, paths)
const titles = async (args: Bag): Promise<readonly unknown[]> => itemsOf(await books({ ...args, first: 100 })).map((each) => each['title'])

beforeAll(async () => {
  bench = await openLibrary()
  librarian = bench.callerOf('librarian', '1')
  await bench.asOwner(libraryRows)
})
afterAll(() => bench.stop())

describe('pages', () => {
  const walk = async (args: Bag, backwards: boolean, operation = 'booksSearch'): Promise<readonly unknown[]> => {
    const seen: unknown[] = []
    for (let at: unknown = backwards ? 'end' : undefined, more = true; more;) {
      const page = await bench.run(
        librarian,
        operation,
        { ...args, first: 7, ...(at === undefined ? {} : { [backwards ? 'before' : 'after']: at }) },
        [],
      )
      const ids = itemsOf(page).map((each) => each['id'])
      if (backwards) seen.unshift(...ids)
      else seen.push(...ids)
      more = page[backwards ? 'hasPrevious' : 'hasNext'] === true
      at = page[backwards ? 'start' : 'end']
    }
    return seen
  }

  it.each(
    ['title', 'pages', 'weight', 'cover', 'fine'].flatMap((by) => ['ASCENDING', 'DESCENDING'].map((direction) => [by, direction] as const)),
  )('go through everything once, by %s %s, both ways', async (by, direction) => {
    const sort = { by, direction }
    const forwards = await walk({ sort }, false)
    expect(new Set(forwards).size).toBe(count + 1)
    expect(forwards).toHaveLength(count + 1)
    expect(await walk({ sort }, true)).toEqual(forwards)
  })

  it('go by part fields and by times closer than a millisecond', async () => {
    for (const by of ['name', 'role', 'contact.country', 'joined', 'standing.rating']) {
      const sort = { by, direction: 'DESCENDING' }
      const forwards = await walk({ sort }, false, 'membersSearch')
      expect(new Set(forwards).size).toBe(count)
      expect(await walk({ sort }, true, 'membersSearch')).toEqual(forwards)
    }
  })

  it('sort choices in their order in the spec, empty first', async () => {
    const page = await books({ sort: { by: 'cover', direction: 'ASCENDING' }, first: 100 }, ['cover'])
    const order = itemsOf(page).map((each) => [null, 'SOFT', 'HARD'].indexOf(each['cover'] as string | null))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('say where they end', async () => {
    const first = await books({ first: 10 })
    expect(first).toMatchObject({ hasNext: true, hasPrevious: false })
    const second = await books({ first: 10, after: first['end'] })
    expect(second).toMatchObject({ hasNext: true, hasPrevious: true })
    expect(await books({ first: 10, before: second['start'] })).toEqual(first)
    expect(await books({ first: 10, before: 'end' })).toMatchObject({ hasNext: false, hasPrevious: true })
  })

  it('clamp their size', async () => {
    for (const [first, length] of [
      [0, 1],
      [-1, 1],
      [1e9, count + 1],
      [Number.NaN, 25],
      [undefined, 25],
    ] as const)
      expect(itemsOf(await books({ first }))).toHaveLength(length)
  })

  it('hold a hundred at most, though there are more and more are asked for', async () => {
    await bench.asOwner("insert into books (title, cover) select 'Many ' || n, 'SOFT' from generate_series(1, 110) n")
    const page = async (first: number) => books({ filter: { title: 'Many ' }, first })
    for (const first of [100, 101, 110, 1e9]) {
      const { items, hasNext } = await page(first)
      expect([(items as unknown[]).length, hasNext]).toEqual([100, true])
    }
    expect(itemsOf(await books({ filter: { title: 'Many ' }, first: 1e9, after: (await page(100))['end'] }))).toHaveLength(10)
    await bench.asOwner("delete from books where title like 'Many %'")
  })

  it('refuse cursors of another filter, sort or making', async () => {
    const { end } = await books({ first: 5 })
    for (const args of [{ filter: { rare: true } }, { sort: { by: 'pages', direction: 'ASCENDING' } }, { search: 'x' }])
      await expect(books({ ...args, after: end })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { end: byPages } = await books({ first: 5, sort: { by: 'pages', direction: 'ASCENDING' } })
    const [bound] = JSON.parse(Buffer.from(String(byPages), 'base64url').toString()) as string[]
    for (const forged of [[bound, '1', "1'; drop table books"], [bound, 'x', '1'], [bound, '9'.repeat(30), '1'], [bound], 'nonsense'])
      await expect(
        books({ sort: { by: 'pages', direction: 'ASCENDING' }, after: Buffer.from(JSON.stringify(forged)).toString('base64url') }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('filters', () => {
  it.each<readonly [string, Bag, number]>([
    ['several values', { cover: ['SOFT'] }, 20],
    ['a reference', { genre: ['SF'] }, 30],
    ['references', { also: ['SF'] }, 12],
    ['a person', { owner: ['3', '4', 'x'] }, 2],
    ['whole numbers', { pages: { from: 200, to: 300 } }, 18],
    ['decimals, both ends', { weight: { from: '1.000', to: '2' } }, 11],
    ['money as an amount', { fine: { to: '0.10' } }, 11],
    ['yes', { rare: true }, 20],
    ['no, or nothing', { rare: false }, 41],
    ['choices', { languages: ['EN', 'DE'] }, 60],
    ['a piece of text, its signs as they are', { title: '% _ODD\\' }, 1],
    ['all of them together', { cover: ['SOFT', 'HARD'], genre: ['CR'], rare: true, pages: { from: 100 } }, 9],
    ['nothing', { cover: null, pages: { from: null } }, 61],
    ['no value at all', { cover: [] }, 0],
  ])('by %s', async (_what, filter, expected) => {
    expect(await bench.run(librarian, 'booksSearch', { filter, first: 100 }, { total: true })).toMatchObject({
      total: { value: expected, exact: true },
    })
    expect(await titles({ filter })).toHaveLength(expected)
  })

  it.each(['İstanbul', 'ΝΙΚΟΣ'])('by a text as it stands, whatever small letters it has: %s', async (title) => {
    await bench.asOwner(`insert into books (title, cover) values ('${title}', 'SOFT')`)
    expect([await titles({ filter: { title } }), await titles({ search: title })]).toEqual([[title], [title]])
    await bench.asOwner(`delete from books where title = '${title}'`)
  })

  it('by states and fields of parts, and times', async () => {
    const of = async (filter: Bag): Promise<number> => itemsOf(await bench.run(librarian, 'membersSearch', { filter, first: 100 })).length
    expect(await of({ 'standing.status': ['BARRED'] })).toBe(6)
    expect(await of({ 'contact.country': ['DE'], 'standing.status': ['BARRED'] })).toBe(3)
    expect(await of({ joined: { to: '2026-01-01T00:00:00.123Z' } })).toBe(count)
    expect(await of({ joined: { to: '2026-01-01T00:00:00.122Z' } })).toBe(0)
  })

  it('refuse what they do not understand', async () => {
    for (const filter of [
      { nothing: ['x'] },
      { cover: 'SOFT' },
      { pages: { from: '1; drop table books' } },
      { fine: { from: '1e9' } },
      { rare: 'yes' },
      { title: 3 },
      { genre: [1] },
      'x',
    ])
      await expect(books({ filter })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('never let a text become SQL', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.constantFrom("'", '"; drop table books; --', '\\', '$1', '%', '\u202e')), async (text) => {
        const page = await books({ search: text, filter: { title: text, cover: [text], owner: [text] } })
        expect(itemsOf(page)).toEqual([])
      }),
      { numRuns: 60 },
    )
    expect(await titles({})).toHaveLength(count + 1)
  })
})

describe('search', () => {
  it('finds a piece of text in any case, an id exactly, and through references', async () => {
    expect(await titles({ search: ' bOOK 05' })).toHaveLength(10)
    expect(await titles({ search: '100% _' })).toEqual(['100% _odd\\ title'])
    expect(await titles({ search: 'science' })).toHaveLength(30)
    expect(await titles({ search: 'm17@' })).toEqual(['Book 017'])
    const byId = await bench.run(librarian, 'membersSearch', { search: '17' }, ['name'])
    expect(itemsOf(byId).map((each) => each['name'])).toEqual(['Member 17'])
  })

  it('looks only where the viewer may read', async () => {
    const narrow = bench.callerOf('librarian', '1', ['readMembers'])
    const of = async (caller: Caller): Promise<number> => itemsOf(await bench.run(caller, 'membersSearch', { search: 'street 12' })).length
    expect(await of(librarian)).toBe(1)
    expect(await of(narrow)).toBe(0)
  })
})
