// What a creator's payee information must agree with: the currencies of the payout system (domain 5.6).
import { InvalidInput, loadRecords } from '../../../server/kit.ts'
import type { Change, Effect } from '../../../server/kit.ts'
import { afterwards } from '../afterwards.ts'

const wrong = ({ entity }: Change, part: string, name: string): InvalidInput => {
  const field = entity.parts.find((each) => each.name === part)?.fields.find((each) => each.name === name)
  return new InvalidInput([{ field: name, code: 'notOffered', template: 'errors.invalid', params: [field ? `@${field.label}` : name] }])
}

/** The value after the change: what the form gives, else what is stored. */
/** A currency that the payout system pays in. A choice that stands from before is not found fault with. */
export const checkPayee: Effect = async (change) => {
  const [systemId, currency] = [afterwards(change, 'payee.payoutSystem'), afterwards(change, 'payee.currency')]
  if (typeof systemId !== 'string' || !('payoutSystem' in change.input || 'currency' in change.input)) return
  const [system] = await loadRecords(change, 'PayoutSystem', [systemId])
  const currencies = system?.['currencies']
  if (typeof currency === 'string' && !(Array.isArray(currencies) && currencies.includes(currency)))
    throw wrong(change, 'payee', 'currency')
}
