// Safe payout operations: lock, key, ledger and audit, over the socket as staff do them. Each caller pays a request of its own and takes it back.
import { Pool } from 'pg'
import { uuid7 } from '../../server/actions/uuid7.ts'
import type { Figure, Row } from '../Figure.ts'
import { openBare } from '../house/bare.ts'
import { openCallers, type Callers } from '../house/clients.ts'
import { median, rateOf, sample } from '../statistics.ts'

const callers = 16
const milliseconds = 2_000

/** Requests that may be paid. */
const payable = `
  select q.id::text as id, q.version from payout_requests q join users u on u.id = q.user_id join users_fraud f on f.id = u.id join users_payee y on y.id = u.id
  where q.status = 'NEW' and u.status = 'ACTIVE' and f.status in ('UNKNOWN', 'PASSED') and y.account_identifier = q.account order by q.id limit $1`

interface Request {
  readonly id: string
  version: number
  paid: boolean
}

interface Saved {
  readonly __typename: string
  readonly record?: { readonly version: number }
}

const turn = async (sockets: Callers, caller: number, request: Request): Promise<void> => {
  const { id, version, paid } = request
  const variables = { id, version, key: uuid7(), ...(!paid && { input: {} }) }
  const answer = (await sockets.ask(caller, paid ? 'PayoutRequestsUndo' : 'PayoutRequestsPay', variables)) as Saved
  if (!answer.record) throw new Error(`a payout of the bench was answered ${JSON.stringify(answer)}`)
  request.version = answer.record.version
  request.paid = !paid
}

export const payoutsFigure: Figure = {
  name: 'payouts',
  measure: async ({ server, runs }): Promise<readonly Row[]> => {
    const { address, database } = await server()
    const pool = new Pool({ connectionString: database.application, max: 1 })
    const { rows } = await pool.query<{ id: string; version: number }>(payable, [callers])
    await pool.end()
    if (rows.length < callers) throw new Error(`only ${rows.length} requests may be paid`)
    const requests = rows.map((each): Request => ({ ...each, paid: false }))
    const sockets = await openCallers(address, callers)
    const bare = await openBare(database.owner)
    try {
      const pay = (caller: number): Promise<void> => turn(sockets, caller, requests[caller] as Request)
      const byHand: number[] = []
      const samples = await sample(runs, async () => {
        byHand.push(await rateOf(callers, milliseconds, bare.pay))
        return rateOf(callers, milliseconds, pay)
      })
      const what = `safe payout operations (lock, key, guards, ledger, audit, whole answer), ${callers} callers over sockets`
      const beside = `its bare SQL alone, 12 connections: ${Math.round(median(byHand))}/s`
      return [{ what, unit: '/s', samples, beside, reach: '>= 2,000/s', met: median(samples) >= 2_000 }]
    } finally {
      await bare.close()
      await sockets.close()
    }
  },
}
