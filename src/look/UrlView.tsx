// An address on the web, as a link that opens beside the console; anything but http and https stays words.
import './fields.css'
import type { FieldViewProps } from './FieldView.ts'

export const UrlView = ({ value }: FieldViewProps) => {
  const address = String(value)
  if (!/^https?:\/\//i.test(address)) return <span>{address}</span>
  return (
    <a className="link address" href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  )
}
