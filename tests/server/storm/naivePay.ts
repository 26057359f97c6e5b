// A build as one would write it at first: pay reads, checks and writes, without a lock on the request and without its key.
// The rest is the real thing; so is what it posts, which always sums to zero.
import { cashOut, earningsOf, payoutFees } from '../../../custom/server/money/accounts.ts'
import { postMoney } from '../../../custom/server/money/postMoney.ts'
import { outcomeAnswer } from '../../../server/actions/answers.ts'
import type { Call, RunCall } from '../../../server/call.ts'
import type { Database } from '../../../server/db/openDatabase.ts'
import { write } from '../../../server/actions/write.ts'
import { transact, uuid7, type Work } from '../../../server/kit.ts'
import { product } from '../../../server/product.ts'
import { poolReader } from '../../../server/reader.ts'

interface Request {
  readonly id: string
  readonly status: string
  readonly user: string
  readonly system: string
  readonly gross: string
  readonly commission: string
}

const read = async ({ pool }: Database, id: unknown): Promise<Request | undefined> =>
  (
    await pool.query<Request>(
      `select id::text as id, status, user_id::text as "user", payout_system_id::text as system, gross, commission from payout_requests where id = $1`,
      [id],
    )
  ).rows[0]

const post = (work: Work, { caller }: Call, { id, user, gross, commission, system }: Request) =>
  postMoney(work, {
    kind: 'PAYOUT',
    cause: { actor: caller.id, key: uuid7() },
    subject: { kind: 'PayoutRequest', id },
    holds: { [user]: -BigInt(gross) },
    lines: [
      {
        account: earningsOf(user),
        amount: -BigInt(gross),
        row: { type: 'PAYOUT', subject: 'PAYOUT_REQUEST', payoutRequest: id, payoutSystem: system, createdBy: caller.id },
      },
      { account: cashOut(system), amount: BigInt(gross) - BigInt(commission) },
      { account: payoutFees, amount: BigInt(commission) },
    ],
  })

const pay = async (database: Database, call: Call): Promise<unknown> => {
  const reader = poolReader(database, product)
  const request = await read(database, call.args['id'])
  if (!request) return { __typename: 'Gone', id: call.args['id'] }
  if (request.status !== 'NEW') return outcomeAnswer(reader, call, { is: 'conflict', id: request.id })
  await transact(database.db, { product, action: 'pay', entity: 'PayoutRequest', record: request.id }, async (work) => {
    await post(work, call, request)
    await write(work, 'PayoutRequest', '', request.id, { status: 'PAID' })
  })
  return outcomeAnswer(reader, call, { is: 'saved', id: request.id })
}

export const naivePay =
  (database: Database, run: RunCall): RunCall =>
  (call) =>
    call.operation.name === 'payoutRequestsPay' && !call.operation.preview ? pay(database, call) : run(call)
