// What creators' payee information held before it was changed during the last days (domain 7.5).
import { heldBefore, sql, type Db } from '../../../server/kit.ts'
import { copied } from './payeeCopy.ts'

export const watchedDays = 7

/** Paths of what a payout request copies of the creator. */
export const payeePaths = copied.map((field) => `payee.${field}` as const)

/** By creator, then by path; nothing of whoever changed nothing. In its first version it is as the account was made. */
export const payeeHeldBefore = (
  db: Db,
  creators: readonly { readonly id: string; readonly 'payee.version': number }[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string | null>>> => {
  const records = creators.filter((each) => each['payee.version'] > 1).map((each) => each.id)
  return heldBefore(db, { entity: 'User', records, paths: payeePaths }, sql`now() - make_interval(days => ${watchedDays})`)
}
