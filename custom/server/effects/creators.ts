// What a creator's own choices must agree with: the payee with payout systems, the message price with its presets (domain 5.6, 5.7).
import { InvalidInput, loadRecords } from '../../../server/kit.ts'
import type { Change, Effect, StoredRecord } from '../../../server/kit.ts'

const wrong = ({ entity }: Change, part: string, name: string): InvalidInput => {
  const field = entity.parts.find((each) => each.name === part)?.fields.find((each) => each.name === name)
  return new InvalidInput([{ field: name, code: 'notOffered', template: 'errors.invalid', params: [field ? `@${field.label}` : name] }])
}

/** The value after the change: what the form gives, else what is stored. */
const afterwards = ({ input, record }: Change, part: string, name: string): unknown =>
  name in input ? input[name] : record?.[`${part}.${name}`]

const isOn = (system: StoredRecord | undefined): boolean => system?.['status'] === 'ON' && (system['deletedTime'] ?? null) === null

/** A payout system that is on, and a currency it pays in. A choice that stands from before is not found fault with. */
export const checkPayee: Effect = async (change) => {
  const [systemId, currency] = [afterwards(change, 'payee', 'payoutSystem'), afterwards(change, 'payee', 'currency')]
  if (typeof systemId !== 'string' || !('payoutSystem' in change.input || 'currency' in change.input)) return
  const [system] = await loadRecords(change, 'PayoutSystem', [systemId])
  if ('payoutSystem' in change.input && !isOn(system)) throw wrong(change, 'payee', 'payoutSystem')
  const currencies = system?.['currencies']
  if (typeof currency === 'string' && !(Array.isArray(currencies) && currencies.includes(currency)))
    throw wrong(change, 'payee', 'currency')
}

/** A preset of the kind per message that is still offered. */
export const checkMessagePrice: Effect = async (change) => {
  const { messagePackage } = change.input
  if (typeof messagePackage !== 'string') return
  const [preset] = await loadRecords(change, 'PaymentPackage', [messagePackage])
  if (preset?.['type'] !== 'MESSAGE' || (preset['deletedTime'] ?? null) !== null) throw wrong(change, 'earnings', 'messagePackage')
}
