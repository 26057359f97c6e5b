// From one number to another, of money in its smallest unit.
import { lookOf } from '../../../language/fields/lookOf.ts'
import { minorOf } from '../../../language/fields/money.ts'
import { range } from './range.ts'

export const numberRange = range((field, value) => {
  const text = String(value).replace(',', '.')
  if (!/^[-+]?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(text)) return undefined
  if (lookOf(field) !== 'money') return text
  try {
    return String(minorOf(text))
  } catch {
    return undefined
  }
})
