// An open payout request is another one once the creator's payee information changed: whoever pays what they saw before is told (domain 7.6).
import { sql, table, type Work } from '../../../server/kit.ts'
import { touch, type RecordOf } from '../store.ts'
import { copied, type Copied } from './payeeCopy.ts'

const payoutRequest = table('PayoutRequest')

/** @param given new values by name: references are ids, null empties */
export const movesPayee = (creator: RecordOf<'User'>, given: Readonly<Partial<Record<Copied, string | null | undefined>>>): boolean =>
  copied.some((name) => name in given && (given[name] ?? null) !== creator[`payee.${name}`])

/** There is at most one. After the payee is stored: whoever pays holds the request, and goes before or after both. */
export const renewOpenRequest = async (work: Work, creator: string): Promise<void> => {
  const { rows } = await sql<{ id: string; version: number }>`
    update ${payoutRequest} set ${payoutRequest.version} = ${payoutRequest.version} + 1 where ${payoutRequest.user} = ${creator}::bigint and ${payoutRequest.status} = 'NEW'
    returning ${payoutRequest.id}::text as id, ${payoutRequest.version}`.execute(work.tx)
  for (const { id, version } of rows) touch(work, 'PayoutRequest', { id, version })
}
