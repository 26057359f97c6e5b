// Who has an open payout request: what guards show, and what stands once more under the lock that making a request takes.
import { sql, table, type Db, type Refusal } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'

const payoutRequest = table('PayoutRequest')

/** The open request by user; there is at most one. */
export type OpenRequests = ReadonlyMap<string, string>

export const openRequestsOf = async (db: Db, users: readonly string[]): Promise<OpenRequests> => {
  const { rows } = await sql<{ id: string; user: string }>`
    select ${payoutRequest.id}::text as id, ${payoutRequest.user}::text as "user" from ${payoutRequest} where ${payoutRequest.status} = 'NEW' and ${payoutRequest.user} = any(${users}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, user }) => [user, id]))
}

export const refusedOpen = (open: OpenRequests, user: string): Refusal | undefined => (open.has(user) ? refuse('noOpenRequest') : undefined)

/** @param itself the request that the action is about, where it is about one */
export const refusedOther = (open: OpenRequests, user: string, itself?: string): Refusal | undefined => {
  const found = open.get(user)
  return found === undefined || found === itself ? undefined : refuse('noOtherOpenRequest')
}
