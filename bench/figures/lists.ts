// A list of 50 over the socket, rights checked, beside raw SQL for the same rows; the first rows, the last ones, and with the total.
import { Pool } from 'pg'
import type { Figure, Row } from '../Figure.ts'
import { openCallers } from '../house/clients.ts'
import type { Callers } from '../house/clients.ts'
import { staff } from '../house/serve.ts'
import { fillRows } from '../house/fillRows.ts'
import type { BenchHouse } from '../house/openHouse.ts'
import { median, rateOf } from '../statistics.ts'

const callers = 16
const milliseconds = 2_000

/** What a list shows of each row, its references joined in: as somebody writes it by hand. */
const raw = `
  select t.*, u.username, u.screen_name, u.role, u.status as user_status, c.username as other_username, c.screen_name as other_name, c.role as other_role
  from transactions t left join users u on u.id = t.user_id left join users c on c.id = t.counterparty_id
  where ($1::timestamptz, $2::bigint) is not null order by t.create_time desc, t.id desc limit 50`

const guards = ['UserStatus', 'UserFraudStatus', 'UserVerificationStatus', 'SubscriptionStatus', 'PayoutRequestStatus', 'PayoutSystemStatus']

/** As the console asks: the admin, who is every second caller, sees the platform's share too. */
const list = (caller: number, more: Readonly<Record<string, unknown>> = {}) => ({
  first: 50,
  ...Object.fromEntries(guards.map((name) => [`reads${name}`, true])),
  readsPlatformShare: caller % staff.length === 0,
  ...more,
})

interface Rates {
  readonly raw: number[]
  readonly first: number[]
  readonly last: number[]
}

/** In turn, so that a busy moment strikes all alike. */
const measureAll = async (pool: Pool, sockets: Callers, runs: number): Promise<Rates> => {
  const rates: Rates = { raw: [], first: [], last: [] }
  for (let run = 0; run < runs; run += 1) {
    rates.raw.push(await rateOf(callers, milliseconds, () => pool.query({ name: 'raw', text: raw, values: [new Date(), 0] })))
    rates.first.push(await rateOf(callers, milliseconds, (caller) => sockets.ask(caller, 'TransactionsList', list(caller))))
    rates.last.push(await rateOf(callers, milliseconds, (caller) => sockets.ask(caller, 'TransactionsList', list(caller, { before: 'end' }))))
  }
  return rates
}

const ratios = (those: readonly number[], base: readonly number[]): readonly number[] => those.map((each, at) => each / (base[at] ?? Number.NaN))

const rowsOf = ({ raw: bare, first, last }: Rates, count: number): readonly Row[] => {
  const [ofRaw, ofFirst] = [ratios(first, bare), ratios(last, first)]
  const shown = count.toLocaleString('en')
  return [
    {
      what: `list of 50 of ${shown} over the socket, with its total, rights checked, ${callers} callers`,
      unit: '/s',
      samples: first,
      beside: `raw SQL: ${Math.round(median(bare))}/s`,
      reach: 'list + total >= 2,000/s',
      met: median(first) >= 2_000,
    },
    { what: 'the same as a share of raw SQL', unit: 'x', samples: ofRaw, reach: '>= 0.6', met: median(ofRaw) >= 0.6 },
    { what: 'the last 50 as a share of the first 50', unit: 'x', samples: ofFirst, reach: 'as fast as the first (>= 0.9)', met: median(ofFirst) >= 0.9 },
  ]
}

export const listsFigure: Figure = {
  name: 'lists',
  measure: async ({ server, rows, runs }: BenchHouse): Promise<readonly Row[]> => {
    const { address, database } = await server()
    const count = await fillRows(database.owner, rows)
    const pool = new Pool({ connectionString: database.application, max: callers })
    const sockets = await openCallers(address, callers)
    try {
      return rowsOf(await measureAll(pool, sockets, runs), count)
    } finally {
      await sockets.close()
      await pool.end()
    }
  },
}
