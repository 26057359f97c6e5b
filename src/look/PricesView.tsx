// Prices in the currencies that are sold in now, each at its place; nothing stands for a currency without a price.
import { money, type Money } from '../../language/fields/money.ts'
import { emptyText } from '../../language/textOf.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { useConfigured } from '../client/useConfigured.ts'
import type { FieldViewProps } from './FieldView.ts'
import './fields.css'
import type { FieldModel } from '../../language/model.ts'

/** Above prices: what each place in the line is for. */
export const PricesHead = ({ field }: { readonly field: FieldModel }) => {
  const currencies = useConfigured(field.narrowedBy ?? '')
  return (
    <span className="prices">
      {currencies.map((currency) => (
        <span key={currency}>{currency}</span>
      ))}
    </span>
  )
}

export const PricesView = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  const currencies = useConfigured(field.narrowedBy ?? '')
  const prices = (value as readonly Money[]).filter((each) => currencies.includes(each.currency))
  if (prices.length === 0) return <span className="absent">{emptyText(field, context)}</span>
  return (
    <span className="prices">
      {currencies.map((currency) => {
        const price = prices.find((each) => each.currency === currency)
        return (
          <span key={currency} className={price ? 'number' : 'absent'}>
            {price ? money.text(price, {}, context) : '\u2013'}
          </span>
        )
      })}
    </span>
  )
}
