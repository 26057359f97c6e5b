// Payment and payout systems: drafts until currencies are chosen, and what leaves with one (domain 10.3, 10.4, 17).
import { sql, type ActionRun, type Columns, type CustomRun, type Effect, type RawBuilder } from '../../../server/kit.ts'
import { afterwards } from '../afterwards.ts'
import { countPayeesBy } from '../payouts/countPayeesBy.ts'
import { cancelRenewals, renewedThrough } from '../people/stopRenewals.ts'
import { merchantsOf, missingIn } from '../systems/merchantOf.ts'
import { count, find } from '../store.ts'
import { wrongField } from '../wrongField.ts'
import { ensureTicked } from './ensureTicked.ts'

/** Without currencies it is a draft, whatever it was; with the first one it can be switched on. Gives what one that is on loses; all: none is left. */
const settle = (change: CustomRun<'settlePayoutSystem' | 'settlePaymentSystem'>, become: (status: 'DRAFT' | 'OFF') => void) => {
  const { input, record } = change
  const before = record?.status ?? 'DRAFT'
  const left = afterwards(input.currencies, record?.currencies) ?? []
  const all = left.length === 0
  if (all && before !== 'DRAFT') become('DRAFT')
  if (!all && before === 'DRAFT') become('OFF')
  if (before !== 'ON') return { codes: [], all: false }
  if (all) ensureTicked(change, 'becomesDraft', [record?.title ?? ''])
  return { codes: (record?.currencies ?? []).filter((each) => !left.includes(each)), all }
}

export const settlePayoutSystem: Effect<'settlePayoutSystem'> = async (change) => {
  const { codes, all } = settle(change, (status) => change.set('status', status))
  if (change.record && codes.length > 0) await countPaidBy(change, change.record.id, all ? undefined : codes)
}

export const settlePaymentSystem: Effect<'settlePaymentSystem'> = async (change) => {
  const { record } = change
  const { all } = settle(change, (status) => change.set('status', status))
  if (all && record) await countRenewalsThrough(change, record.id)
}

/** What a system that is on needs is not taken away from it. */
export const keepMerchantSettings: Effect<'keepMerchantSettings'> = async (change) => {
  const { record, input } = change
  if (record.status !== 'ON') return
  const { settings, secretIs } = (await merchantsOf(change, [record.id]))(record.id)
  // A lost one is entered anew when somebody has it; until then the rest may be corrected.
  const stored = secretIs === 'lost' ? { ...settings, secret: 'lost' } : settings
  const [missing] = missingIn(record.kind, { ...stored, ...input })
  if (missing !== undefined) throw wrongField(missing, missing, [], 'guards.settingsStay')
}

const countRenewalsThrough = async (change: ActionRun, system: string): Promise<void> => {
  change.report.count('subscriptions', await count(change, 'Subscription', renewedThrough(system)))
}

export const countCardRenewals: Effect<'countCardRenewals'> = (change) => countRenewalsThrough(change, change.record.id)

/** Paid periods run out. */
export const stopCardRenewals: Effect<'stopCardRenewals'> = async (change) => {
  const renewed = await find(change, 'Subscription', renewedThrough(change.record?.id ?? ''), 'no key update')
  await cancelRenewals(change, renewed)
  change.report.count('subscriptions', renewed.length)
}

/** Payees who can no longer be paid as they chose, and what is open for the system: in these currencies, or in any. */
const countPaidBy = async (change: ActionRun, id: string, codes?: readonly string[]): Promise<void> => {
  const those = (currency: RawBuilder<unknown>) => (codes === undefined ? sql`true` : sql`${currency} = any(${codes})`)
  const payees = await countPayeesBy(change, (p) => sql`${p.payoutSystem} = ${id}::bigint and ${those(p.currency)}`)
  const open = (q: Columns<'PayoutRequest'>) => sql`${q.payoutSystem} = ${id}::bigint and ${q.status} = 'NEW' and ${those(q.moneyCurrency)}`
  change.report.count('payees', payees)
  change.report.count('requests', await count(change, 'PayoutRequest', open))
}

export const countPayees: Effect<'countPayees'> = (change) => countPaidBy(change, change.record.id)
