// An amount with its currency: figures of one width, and the shade of its sign where the field is signed.
import { textOf } from '../client/records/textOf.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import type { FieldViewProps } from './FieldView.ts'
import './fields.css'

const signOf = (amount: string): 'plus' | 'minus' | undefined => {
  if (/^[-\u2212]/.test(amount)) return 'minus'
  return /[1-9]/.test(amount) ? 'plus' : undefined
}

export const MoneyView = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  const { amount } = value as { readonly amount: string }
  return (
    <span className="number" data-sign={field.signed ? signOf(amount) : undefined}>
      {textOf(field, value, context)}
    </span>
  )
}
