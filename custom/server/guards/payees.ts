// Guards of whoever is paid: nobody pays themselves, nobody is paid under fraud review (domain 1, 7.6).
import { loadRecords, Refusal, sql } from '../../../server/kit.ts'
import type { Guard, GuardCall, StoredRecord } from '../../../server/kit.ts'
import { mask } from '../../../language/fields/masked.ts'
import { table } from '../tables.ts'
import { onRecords, refuse, subjectOf, subjectsOf } from './answerEach.ts'

/** Ids of those whom this viewer referred. */
const referredBy = async ({ tx, viewer }: GuardCall, users: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await sql<{ id: string }>`select id::text as id from ${table('User', 'referring')} where referrer_id = ${viewer.id}::bigint and id = any(${users}::bigint[])`.execute(tx)).rows.map(each => each.id))

/** For oneself, or for someone one referred. On the list the user is an input, known when the action runs. */
export const notInOwnFavour: Guard = async call => {
  const wished = call.action.on === 'list' ? call.input?.['user'] : undefined
  const users = typeof wished === 'string' ? [wished] : subjectsOf(call)
  const referred = users.length === 0 ? new Set<string>() : await referredBy(call, users)
  const judge = (user: string): Refusal | undefined => (user === call.viewer.id || referred.has(user) ? refuse('notInOwnFavour') : undefined)
  return call.action.on === 'list' ? [typeof wished === 'string' ? judge(wished) : undefined] : onRecords(call, record => judge(subjectOf(call, record)))
}

type Payees = ReadonlyMap<string, StoredRecord>

const loadPayees = async (call: GuardCall): Promise<Payees> => {
  if (call.entity.name === 'User') return new Map(call.records.map(record => [record.id, record]))
  const loaded = await loadRecords(call, 'User', subjectsOf(call))
  return new Map(loaded.flatMap(user => (user ? [[user.id, user] as const] : [])))
}

const aboutPayee = (judge: (user: StoredRecord, record: StoredRecord) => Refusal | undefined): Guard => async call => {
  const payees = await loadPayees(call)
  return onRecords(call, record => {
    const user = payees.get(subjectOf(call, record))
    return user ? judge(user, record) : undefined
  })
}

export const payeeNotFraud = aboutPayee(user => (user['fraud.status'] === 'FRAUD' || user['fraud.status'] === 'POSSIBLE' ? refuse('payeeNotFraud') : undefined))

export const payeeNotDeleted = aboutPayee(user => (user['status'] === 'DELETED' ? refuse('payeeNotDeleted') : undefined))

/** Passed by a tick: the creator is disabled, one pays nevertheless. */
export const payeeEnabled = aboutPayee(user =>
  user['status'] === 'DISABLED' ? new Refusal('payeeEnabled', 'guards.payeeEnabled', [], [{ name: 'payeeEnabled', template: 'ticks.payeeEnabled', params: [] }]) : undefined)

const snapshotOf: readonly (readonly [string, string])[] = [
  ['payoutSystem', 'payee.payoutSystem'], ['account', 'payee.accountIdentifier'], ['holderName', 'payee.holderName'],
  ['payeeAddress', 'payee.address'], ['payeeCountry', 'payee.country'], ['payeeTaxId', 'payee.taxId'],
]

const masked = (value: unknown): string => mask(typeof value === 'string' ? value : '', 4)

/**
 * Passed by a tick that names both masked accounts. The tick carries the version of the payee information:
 * whoever changes it once more between preview and click makes the tick worthless, and it is asked again.
 */
export const payeeUnchanged = aboutPayee((user, record) => {
  const differs = snapshotOf.some(([kept, now]) => (record[kept] ?? null) !== (user[now] ?? null)) || moneyCurrency(record['money']) !== user['payee.currency']
  if (!differs) return undefined
  const params = [masked(record['account']), masked(user['payee.accountIdentifier'])]
  return new Refusal('payeeUnchanged', 'guards.payeeUnchanged', [], [{ name: `payeeUnchanged:${String(user['payee.version'])}`, template: 'ticks.payeeUnchanged', params }])
})

const moneyCurrency = (money: unknown): unknown => (typeof money === 'object' && money !== null && 'currency' in money ? money.currency : undefined)
