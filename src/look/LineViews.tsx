// The looks of values that are one line of words: amounts, places, addresses on the web, secrets.
import { textOf } from '../../language/textOf.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import type { FieldViewProps } from './FieldView.ts'
import './fields.css'

const signOf = (amount: string): 'plus' | 'minus' | undefined => {
  if (/^[-\u2212]/.test(amount)) return 'minus'
  return /[1-9]/.test(amount) ? 'plus' : undefined
}

/** An amount with its currency: figures of one width, and the shade of its sign where the field is signed. */
export const MoneyView = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  const { amount } = value as { readonly amount: string }
  return (
    <span className="number" data-sign={field.signed ? signOf(amount) : undefined}>
      {textOf(field, value, context)}
    </span>
  )
}

/** A place by its name; its code while the dictionary is on its way. */
export const LocationView = ({ value }: FieldViewProps) => {
  const { lookup } = useTextContext()
  return <span>{lookup('location', String(value)) ?? String(value)}</span>
}

/** An address on the web, as a link that opens beside the console; anything but http and https stays words. */
export const UrlView = ({ value }: FieldViewProps) => {
  const address = String(value)
  if (!/^https?:\/\//i.test(address)) return <span>{address}</span>
  return (
    <a className="link address" href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  )
}

/** A secret is never read, so there is nothing to show but that it is one. */
export const SecretView = (_props: FieldViewProps) => <span aria-hidden="true">{'\u2022\u2022\u2022\u2022\u2022\u2022'}</span>
