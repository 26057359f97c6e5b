// What of a creator's payee is another now than when the request was made (domain 7.6).
import type { PayeeFacts } from '../guards/payeeFacts.ts'
import type { RecordOf } from '../store.ts'
import { copied, payeeCopy, type Copied } from './payeeCopy.ts'

/** Paths of what the request's copy has otherwise than the creator has filled in by now. */
export const payeeChanges = ({ payee }: Pick<PayeeFacts, 'payee'>, request: RecordOf<'PayoutRequest'>): readonly `payee.${Copied}`[] => {
  const copy = { ...request, moneyCurrency: request.money.currency }
  return copied.filter((field, at) => copy[payeeCopy[field]] !== payee[at]).map((field) => `payee.${field}` as const)
}
