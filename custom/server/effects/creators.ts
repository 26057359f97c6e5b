// What a creator's payee information must agree with: the currencies of the payout system (domain 5.6).
import { InvalidInput, loadRecords } from '../../../server/kit.ts'
import type { Effect } from '../../../server/kit.ts'
import { afterwards } from '../afterwards.ts'

const otherCurrency = (title: unknown, currencies: readonly unknown[]): InvalidInput =>
  new InvalidInput([
    { field: 'currency', code: 'notOffered', template: 'guards.currencyOfPayee', params: [String(title), currencies.join(', ')] },
  ])

/** A currency that the payout system pays in. A choice that stands from before is not found fault with. */
export const checkPayee: Effect = async (change) => {
  const [systemId, currency] = [afterwards(change, 'payee.payoutSystem'), afterwards(change, 'payee.currency')]
  if (typeof systemId !== 'string' || !('payoutSystem' in change.input || 'currency' in change.input)) return
  const [system] = await loadRecords(change, 'PayoutSystem', [systemId])
  const stored = system?.['currencies']
  const currencies: readonly unknown[] = Array.isArray(stored) ? stored : []
  if (typeof currency === 'string' && !currencies.includes(currency)) throw otherCurrency(system?.['title'], currencies)
}
