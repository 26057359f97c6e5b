// Whether a creator is paid otherwise now than when the request was made (domain 7.6).
import type { PayeeFacts } from '../guards/payeeFacts.ts'
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

/** Whether the request's copy of the payee is no longer what the creator has filled in. */
export const isPayeeChanged = ({ payee }: Pick<PayeeFacts, 'payee'>, request: RecordOf<'PayoutRequest'>): boolean =>
  copyOf(request).some((each, at) => each !== payee[at])
