// What the numbers of a field look like, so that what is typed for them can be read.
import type { TextContext } from '../../language/fields/kind.ts'
import type { FieldModel } from '../../language/model.ts'
import { lookOf } from '../../language/fields/lookOf.ts'
import type { NumberLook } from './readNumber.ts'

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
  const kind = lookOf(field)
  if (kind === 'money' || kind === 'prices') return { decimals: 2, least: 2, units: unitsOf(currency, lookup) }
  if (kind === 'percent') return { decimals: 2, least: 0, units: ['%'] }
  if (kind === 'integer') return { decimals: 0, least: 0, units: field.unit === undefined ? [] : [field.unit] }
  return { decimals: field.decimals ?? 2, least: 0, units: [] }
}
