// What a creator's payee information must agree with: the accounts and the currencies of the payout system (domain 5.6).
import { isStoredEmail } from '../../../language/fields/emailRules.ts'
import type { CustomRun, Effect } from '../../../server/kit.ts'
import { afterwards } from '../afterwards.ts'
import { movesPayee, renewOpenRequest } from '../payouts/payeeCopy.ts'
import { loadRecords, type RecordOf } from '../store.ts'
import { wrongField } from '../wrongField.ts'

type PayoutSystem = RecordOf<'PayoutSystem'>

/** What an account looks like, by the kind of the system; of other kinds nobody knows. */
const accounts: Readonly<Record<string, (account: string) => boolean>> = {
  PAYPAL: isStoredEmail,
  PAXUM: (account) => /^\d+$/.test(account) || isStoredEmail(account),
}

const checkAccount = ({ kind, title }: PayoutSystem, account: string | null): void => {
  const known = accounts[kind]
  const rule = `guards.accountAt${kind}`
  if (known && account !== null && !known(account)) throw wrongField('accountIdentifier', rule, [title], rule)
}

const checkCurrency = ({ title, currencies }: PayoutSystem, currency: string | null): void => {
  const paid = currencies ?? []
  const rule = 'guards.currencyOfPayee'
  if (currency !== null && !paid.includes(currency)) throw wrongField('currency', rule, [title, paid.join(', ')], rule)
}

const checkAgreement = async (change: CustomRun<'checkPayee'>): Promise<void> => {
  const { input, record } = change
  const gives = (name: keyof typeof input): boolean => 'payoutSystem' in input || name in input
  const systemId = afterwards(input.payoutSystem, record['payee.payoutSystem'])
  if (systemId === null || !(gives('accountIdentifier') || gives('currency'))) return
  const [system] = await loadRecords(change, 'PayoutSystem', [systemId])
  if (!system) return
  if (gives('accountIdentifier')) checkAccount(system, afterwards(input.accountIdentifier, record['payee.accountIdentifier']))
  if (gives('currency')) checkCurrency(system, afterwards(input.currency, record['payee.currency']))
}

/** An account that the payout system knows and a currency that it pays in; what stands from before is not found fault with. An open request is another one then. */
export const checkPayee: Effect<'checkPayee'> = async (change) => {
  await checkAgreement(change)
  return movesPayee(change.record, change.input) ? (id) => renewOpenRequest(change, id) : undefined
}
