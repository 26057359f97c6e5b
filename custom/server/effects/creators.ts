// What a creator's payee information must agree with: the accounts and the currencies of the payout system (domain 5.6).
import { isStoredEmail } from '../../../language/fields/emailRules.ts'
import { InvalidInput } from '../../../server/kit.ts'
import type { CustomRun, Effect } from '../customTypes.ts'
import { afterwards } from '../afterwards.ts'
import { movesPayee, renewOpenRequest } from '../payouts/payeeMoved.ts'
import { loadRecords } from '../store.ts'
import type { RecordOf } from '../store.ts'

type PayoutSystem = RecordOf<'PayoutSystem'>

const wrong = (field: string, template: string, params: readonly string[]): InvalidInput =>
  new InvalidInput([{ field, code: template, template, params }])

/** What an account looks like, by the kind of the system; of other kinds nobody knows. */
const accounts: Readonly<Record<string, (account: string) => boolean>> = {
  PAYPAL: isStoredEmail,
  PAXUM: (account) => /^\d+$/.test(account) || isStoredEmail(account),
}

const checkAccount = ({ kind, title }: PayoutSystem, account: string | null): void => {
  const known = accounts[kind]
  if (known && account !== null && !known(account)) throw wrong('accountIdentifier', `guards.accountAt${kind}`, [title])
}

const checkCurrency = ({ title, currencies }: PayoutSystem, currency: string | null): void => {
  const paid = currencies ?? []
  if (currency !== null && !paid.includes(currency)) throw wrong('currency', 'guards.currencyOfPayee', [title, paid.join(', ')])
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
