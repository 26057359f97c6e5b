// What the numbers of a field look like, so that what is typed for them can be read.
import type { TextContext } from '../../language/fields/kind.ts'
import type { FieldModel } from '../../language/model.ts'
import type { NumberLook } from './readNumber.ts'
import { traitsOf } from '../../language/fields/index.ts'

/** $ of USD, also where others have one. */
const signsOf = (currency: string): readonly string[] => {
  try {
    return (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    )
  } catch {
    return []
  }
}

const unitsOf = (currency: string | undefined, lookup: TextContext['lookup']): readonly string[] =>
  currency === undefined || currency === ''
    ? []
    : [...new Set([lookup('currencySuffix', currency) ?? currency, currency, ...signsOf(currency)])]

/** currency: what is chosen beside the amount, where the field has none of its own. */
export const lookOfNumber = (field: FieldModel, lookup: TextContext['lookup'], currency = field.currency): NumberLook => {
  const { decimals, least, unit, currency: own } = traitsOf(field).number?.(field) ?? { decimals: 2, least: 0 }
  return { decimals, least, units: own === undefined ? [unit ?? []].flat() : unitsOf(currency, lookup) }
}
