// A report at a glance on a real database: today beside the same day a week before up to this time of day, and each of the seven days, in any zone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WrittenReport } from '../../generator/written.ts'
import type { Figure } from '../../server/kit.ts'
import { customs } from './records/libraryBench.ts'
import { library } from './records/library/index.ts'
import { libraryRows } from './records/libraryRows.ts'
import { makeProduct } from './records/makeProduct.ts'
import { openWorkbench, type Workbench } from './records/workbench.ts'

const returned = { of: 'Loan', at: 'returned' } as const
const report: WrittenReport = {
  needs: 'readBooks',
  parts: { all: {}, others: {} },
  figures: {
    returned: { kind: 'tile', label: 'Returned', part: 'all', counts: returned },
    lost: { kind: 'tile', label: 'Lost', part: 'all', counts: { ...returned, where: { status: ['LOST'] } } },
    ever: { kind: 'tile', label: 'Ever', part: 'all', counts: { of: 'Loan' } },
    states: { kind: 'split', label: 'States', part: 'all', column: 'State', counts: { ...returned, by: 'status' } },
    elsewhere: { kind: 'tile', label: 'Elsewhere', part: 'others', counts: returned },
  },
}

let bench: Workbench

beforeAll(async () => {
  const { Book } = library.entities
  if (!Book) throw new Error('the library has no books')
  const { product, folder } = makeProduct(
    { ...library, entities: { ...library.entities, Book: { ...Book, reports: { report } } } },
    customs,
  )
  bench = await openWorkbench(product, folder)
  await bench.asOwner(libraryRows)
})
afterAll(() => bench.stop())

/** How many books came back so long after the first moment of today, there. */
const cameBack = (zone: string, moment: string, count: number, status = 'BACK') =>
  bench.asOwner(
    `insert into loans (book_id, member_id, status, returned) select 1, 1, '${status}', (${moment}) at time zone '${zone}'
     from (select date_trunc('day', now() at time zone '${zone}') as today, now() at time zone '${zone}' as now) t, generate_series(1, ${count})`,
  )
const dayAt = async (zone: string, ago: number): Promise<string> =>
  String((await bench.sql(`select ((now() at time zone '${zone}')::date - ${ago})::text as day`))[0]?.['day'])
const ask = async (period: object, parts: readonly string[] = ['all']): Promise<readonly Figure[]> =>
  (await bench.run(bench.callerOf('librarian', '2'), 'booksGetReport', { period }, [...parts]))['all'] as readonly Figure[]

describe.each(['UTC', 'America/New_York', 'Pacific/Kiritimati'])('in %s', (zone) => {
  let figures: readonly Figure[]
  const of = (name: string) => figures.filter((each) => each.name === name)

  beforeAll(async () => {
    await bench.asOwner('delete from loans')
    await cameBack(zone, 'today', 2)
    await cameBack(zone, 'today', 1, 'LOST')
    await cameBack(zone, "today - interval '1 day'", 4)
    await cameBack(zone, "today - interval '6 days'", 1)
    // A week ago: at the day's first moment, and when as much of it had passed as will have in an hour, or at its last moment.
    await cameBack(zone, "today - interval '7 days'", 5)
    const [soon, last] = ["now - interval '7 days' + interval '1 hour'", "today - interval '6 days' - interval '1 microsecond'"]
    await cameBack(zone, `least(${soon}, ${last})`, 7)
    await cameBack(zone, "today - interval '7 days' - interval '1 second'", 9)
    const today = await dayAt(zone, 0)
    figures = await ask({ from: today, until: today, zone, glance: true })
  })

  it('is today so far, and the day a week before up to this time of day', () => {
    expect(of('returned').filter(({ day }) => !day)).toEqual([{ name: 'returned', value: '3', before: '5' }])
    expect(of('lost').filter(({ day }) => !day)).toEqual([{ name: 'lost', value: '1', before: '0' }])
  })

  it('is each of seven days, none for days without', async () => {
    const days = of('returned').flatMap(({ day, value }) => (day ? [[day, value]] : []))
    expect(days).toEqual([
      [await dayAt(zone, 6), '1'],
      [await dayAt(zone, 1), '4'],
      [await dayAt(zone, 0), '3'],
    ])
  })

  it('is of what is one number by a time, and of the parts that were asked for', () => {
    expect(new Set(figures.map(({ name }) => name))).toEqual(new Set(['returned', 'lost']))
  })
})

it('is whole where the day is over', async () => {
  const day = await dayAt('UTC', 1)
  await bench.asOwner('delete from loans')
  await cameBack('UTC', "today - interval '1 day'", 1)
  await cameBack('UTC', "today - interval '7 days' - interval '1 minute'", 2)
  const figures = await ask({ from: day, until: day, zone: 'UTC', glance: true })
  expect(figures.find(({ name, day: of }) => name === 'returned' && !of)).toEqual({ name: 'returned', value: '1', before: '2' })
})

it('is of one day', async () => {
  const [from, until] = [await dayAt('UTC', 1), await dayAt('UTC', 0)]
  await expect(ask({ from, until, zone: 'UTC', glance: true })).rejects.toThrow('At a glance there is one day')
})

it('begins with the first of two midnights where clocks are put back to it', async () => {
  const zone = 'America/Havana'
  await bench.asOwner(
    "delete from loans; insert into loans (book_id, member_id, status, returned) values (1, 1, 'BACK', '2026-11-01T04:30:00Z')",
  )
  const on = async (day: string) => (await ask({ from: day, until: day, zone })).find(({ name }) => name === 'returned')?.value
  expect([await on('2026-10-31'), await on('2026-11-01')]).toEqual(['0', '1'])
})
