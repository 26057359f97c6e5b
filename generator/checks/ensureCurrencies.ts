// An amount has a currency that there is: a code of ISO 4217, or the product's own.
import { didYouMean } from '../../language/suggest.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, inputsIn } from './walk.ts'

export const ensureCurrencies: Ensure = ({ written, add }) => {
  const { internalCurrency } = written.app.constants
  const codes = [...Intl.supportedValuesOf('currency'), ...(typeof internalCurrency === 'string' ? [internalCurrency] : [])]
  for (const { spec, path } of entitiesIn(written).flatMap(inputsIn)) {
    const currency = 'currency' in spec ? spec.currency : undefined
    if (typeof currency !== 'string' || codes.includes(currency)) continue
    add({
      code: 'unknown-currency',
      path: [...path, 'currency'],
      message: `"${currency}" is no currency of ISO 4217, nor the product's own (internalCurrency among the constants).${didYouMean(currency, codes)}`,
    })
  }
}
