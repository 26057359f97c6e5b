// From one number to another, of money in its smallest unit.
import { isAmount } from '../../../language/fields/index.ts'
import { minorOf } from '../../../language/fields/money.ts'
import { range } from './range.ts'

export const numberRange = range((field, value) => {
  const text = String(value).replace(',', '.')
  if (!/^[-+]?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(text)) return undefined
  if (!isAmount(field)) return text
  try {
    return String(minorOf(text))
  } catch {
    return undefined
  }
})
