// What a payout request keeps a copy of: the creator's payee information by field, the field of the request that holds it, and what follows where it is another now (domain 7.6).
import type { Columns, Work } from '../../../server/kit.ts'
import { find, write, type RecordOf } from '../store.ts'

export const payeeCopy = {
  payoutSystem: 'payoutSystem',
  accountIdentifier: 'account',
  holderName: 'holderName',
  address: 'payeeAddress',
  country: 'payeeCountry',
  taxId: 'payeeTaxId',
  currency: 'moneyCurrency',
} as const satisfies Readonly<Partial<Record<keyof Columns<'User.payee'>, keyof Columns<'PayoutRequest'>>>>

export type Copied = keyof typeof payeeCopy
/** In this order wherever they stand in a row. */
export const copied = Object.keys(payeeCopy) as readonly Copied[]

/** Paths of what the request's copy has otherwise than the creator has filled in by now. @param payee in the order of copied */
export const payeeChanges = (payee: readonly (string | null)[], request: RecordOf<'PayoutRequest'>): readonly `payee.${Copied}`[] => {
  const copy = { ...request, moneyCurrency: request.money.currency }
  return copied.filter((field, at) => copy[payeeCopy[field]] !== payee[at]).map((field) => `payee.${field}` as const)
}

/** @param given new values by name: references are ids, null empties */
export const movesPayee = (creator: RecordOf<'User'>, given: Readonly<Partial<Record<Copied, string | null | undefined>>>): boolean =>
  copied.some((name) => name in given && (given[name] ?? null) !== creator[`payee.${name}`])

/** An open request is another one then. After the payee is stored: whoever pays holds the request, and goes before or after both. */
export const renewOpenRequest = async (work: Work, creator: string): Promise<void> => {
  for (const { id } of await find(work, 'PayoutRequest', { user: creator, status: 'NEW' }, 'no key update'))
    await write(work, 'PayoutRequest', id, {})
}
