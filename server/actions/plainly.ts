// An input with one spelling for one meaning, so that the same intent is known again: 5, 5.0 and 5,00 are one amount.
import { isComputed } from '../../language/fields/derived.ts'
import { isAmount, traitsOf } from '../../language/fields/index.ts'
import { amountOf, minorOf } from '../../language/fields/money.ts'
import type { FieldModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import type { Bag } from '../isBag.ts'
import { inputFieldsOf } from './inputFields.ts'

const amountIn = (text: string): string => {
  try {
    return amountOf(minorOf(text))
  } catch {
    return text
  }
}

const decimalIn = (text: string): string =>
  text
    .replace(',', '.')
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=[0-9])/, '$1')
    .replace(/(\.[0-9]*?)0+$/, '$1')
    .replace(/\.$/, '')

/** Of a number with a fraction any spelling may come in. */
const isDecimal = (field: FieldModel): boolean =>
  !isComputed(field) && traitsOf(field).columns(field)[0]?.sql.startsWith('numeric') === true

const spelled = (field: FieldModel | undefined, value: unknown): unknown => {
  if (typeof value === 'string') return field && isDecimal(field) ? decimalIn(value) : value.trim()
  if (!field || !isAmount(field) || value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const money = value as Bag
  return { ...money, amount: typeof money['amount'] === 'string' ? amountIn(money['amount']) : money['amount'] }
}

/** @param args of the call, without key, ticks and version */
export const plainly = (call: Call, args: Bag): Bag => {
  const { byName } = inputFieldsOf(call)
  const input = (args['input'] ?? args['patch'] ?? {}) as Bag
  return {
    ...args,
    patch: undefined,
    input: Object.fromEntries(Object.entries(input).map(([name, value]) => [name, spelled(byName.get(name), value)])),
  }
}
