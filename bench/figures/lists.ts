// A list of 50 over the socket, rights checked, beside raw SQL for the same rows; the first rows, the last ones, with the total, and as the console asks.
import { Pool } from 'pg'
import type { Figure, Row } from '../Figure.ts'
import { openCallers, type Callers } from '../house/clients.ts'
import { fillRows } from '../house/fillRows.ts'
import type { BenchHouse } from '../house/openHouse.ts'
import { staff } from '../house/serve.ts'
import { median, rateOf } from '../statistics.ts'

const callers = 16
const milliseconds = 1_500
/** They read every row: of more, 16 callers at once would have to wait longer than a statement may take. */
const maxSummed = 1_000_000

const raw = `
  select id, version, operation, create_time, type, account, amount, balance_after, status, comment from transactions
  where ($1::timestamptz, $2::bigint) is not null order by create_time desc, id desc limit 51`

const guards = [
  'UserStatus',
  'UserFraudStatus',
  'UserVerificationStatus',
  'SubscriptionStatus',
  'PayoutRequestStatus',
  'PayoutSystemStatus',
]

/** As the console asks: the admin, who is every second caller, sees the platform's share too. */
const asConsole = (caller: number) => ({
  first: 50,
  ...Object.fromEntries(guards.map((name) => [`reads${name}`, true])),
  readsPlatformShare: caller % staff.length === 0,
})

type Rates = Readonly<Record<'raw' | 'first' | 'last' | 'total' | 'whole' | 'sums', number[]>>

/** In turn, so that a busy moment strikes all alike. */
const measureAll = async (pool: Pool, sockets: Callers, runs: number, count: number): Promise<Rates> => {
  const rates: Rates = { raw: [], first: [], last: [], total: [], whole: [], sums: [] }
  const rate = (ask: (caller: number) => Promise<unknown>): Promise<number> => rateOf(callers, milliseconds, ask)
  for (let run = 0; run < runs; run += 1) {
    rates.raw.push(await rate(() => pool.query({ name: 'raw', text: raw, values: [new Date(), 0] })))
    rates.first.push(await rate((caller) => sockets.ask(caller, 'PlainList', { first: 50 })))
    rates.last.push(await rate((caller) => sockets.ask(caller, 'PlainList', { first: 50, before: 'end' })))
    rates.total.push(await rate((caller) => sockets.ask(caller, 'PlainListWithTotal', { first: 50 })))
    rates.whole.push(await rate((caller) => sockets.ask(caller, 'TransactionsList', asConsole(caller))))
    if (count <= maxSummed) rates.sums.push(await rate((caller) => sockets.ask(caller, 'TransactionsSums', {})))
  }
  return rates
}

const shareOf = (those: readonly number[], base: readonly number[]): readonly number[] =>
  those.map((each, at) => each / (base[at] ?? Number.NaN))

const rowsOf = ({ raw: bare, first, last, total, whole, sums }: Rates, count: number): readonly Row[] => {
  const [ofRaw, ofFirst] = [shareOf(first, bare), shareOf(last, first)]
  const summed: Row = { what: 'exact sums over all rows, asked for after them', unit: '/s', samples: sums }
  const list = `list of 50 of ${count.toLocaleString('en')} over the socket, rights checked, ${callers} callers`
  return [
    { what: list, unit: '/s', samples: first, beside: `raw SQL: ${Math.round(median(bare))}/s` },
    { what: 'the same as a share of raw SQL', unit: 'x', samples: ofRaw, reach: '>= 0.6', met: median(ofRaw) >= 0.6 },
    { what: 'the last 50 as a share of the first 50', unit: 'x', samples: ofFirst, reach: 'as fast (>= 0.9)', met: median(ofFirst) >= 0.9 },
    { what: 'list + total', unit: '/s', samples: total, reach: '>= 2,000/s', met: median(total) >= 2_000 },
    { what: "the console's own document: cards, marks, total", unit: '/s', samples: whole },
    ...(sums.length > 0 ? [summed] : []),
  ]
}

export const listsFigure: Figure = {
  name: 'lists',
  measure: async ({ server, stopServer, rows, runs }: BenchHouse): Promise<readonly Row[]> => {
    const count = await fillRows((await server()).database.owner, rows)
    // As it is found on other days: a server that has just filled its site carries that about.
    await stopServer()
    const served = await server()
    const pool = new Pool({ connectionString: served.database.application, max: callers })
    const sockets = await openCallers(served.address, callers)
    try {
      return rowsOf(await measureAll(pool, sockets, runs, count), count)
    } finally {
      await sockets.close()
      await pool.end()
    }
  },
}
