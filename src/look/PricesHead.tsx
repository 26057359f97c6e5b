// Above prices: what each place in the line is for.
import type { FieldModel } from '../../language/model.ts'
import { useConfigured } from '../client/useConfigured.ts'
import './fields.css'

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
