// What of a creator's payee is another now than when the request was made (domain 7.6).
import type { PayeeFacts } from '../guards/payeeFacts.ts'
import { payeePaths } from '../guards/payeeFacts.ts'
import type { RecordOf } from '../store.ts'

/** The request's copy, in the order of the facts. */
const copyOf = (request: RecordOf<'PayoutRequest'>): readonly unknown[] => [
  request.payoutSystem,
  request.account,
  request.holderName,
  request.payeeAddress,
  request.payeeCountry,
  request.payeeTaxId,
  request.money.currency,
]

type PayeePath = (typeof payeePaths)[number]

/** Paths of what the request's copy has otherwise than the creator has filled in by now. */
export const payeeChanges = ({ payee }: Pick<PayeeFacts, 'payee'>, request: RecordOf<'PayoutRequest'>): readonly PayeePath[] => {
  const copy = copyOf(request)
  return payeePaths.filter((_path, at) => copy[at] !== payee[at])
}
