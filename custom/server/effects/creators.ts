// What a creator's payee information must agree with: the accounts and the currencies of the payout system (domain 5.6).
import { isStoredEmail } from '../../../language/fields/emailRules.ts'
import { InvalidInput, loadRecords } from '../../../server/kit.ts'
import type { Change, Effect, StoredRecord } from '../../../server/kit.ts'
import { afterwards } from '../afterwards.ts'
import { movesPayee, renewOpenRequest } from '../payouts/payeeMoved.ts'

const wrong = (field: string, template: string, params: readonly string[]): InvalidInput =>
  new InvalidInput([{ field, code: template, template, params }])

/** What an account looks like, by the kind of the system; of other kinds nobody knows. */
const accounts: Readonly<Record<string, (account: string) => boolean>> = {
  PAYPAL: isStoredEmail,
  PAXUM: (account) => /^\d+$/.test(account) || isStoredEmail(account),
}

const checkAccount = (system: StoredRecord | undefined, account: unknown): void => {
  const kind = String(system?.['kind'])
  const known = accounts[kind]
  if (known && typeof account === 'string' && !known(account))
    throw wrong('accountIdentifier', `guards.accountAt${kind}`, [String(system?.['title'])])
}

const checkCurrency = (system: StoredRecord | undefined, currency: unknown): void => {
  const stored = system?.['currencies']
  const currencies: readonly unknown[] = Array.isArray(stored) ? stored : []
  if (typeof currency === 'string' && !currencies.includes(currency))
    throw wrong('currency', 'guards.currencyOfPayee', [String(system?.['title']), currencies.join(', ')])
}

const checkAgreement = async (change: Change): Promise<void> => {
  const gives = (name: string): boolean => 'payoutSystem' in change.input || name in change.input
  const systemId = afterwards(change, 'payee.payoutSystem')
  if (typeof systemId !== 'string' || !(gives('accountIdentifier') || gives('currency'))) return
  const [system] = await loadRecords(change, 'PayoutSystem', [systemId])
  if (gives('accountIdentifier')) checkAccount(system, afterwards(change, 'payee.accountIdentifier'))
  if (gives('currency')) checkCurrency(system, afterwards(change, 'payee.currency'))
}

/** An account that the payout system knows and a currency that it pays in; what stands from before is not found fault with. An open request is another one then. */
export const checkPayee: Effect = async (change) => {
  await checkAgreement(change)
  return movesPayee(change.record, change.input) ? (id) => renewOpenRequest(change, id) : undefined
}
