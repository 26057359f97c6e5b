// An address on the web, as a link that opens beside the console; anything but http and https stays words.
import Link from '@mui/material/Link'
import type { FieldViewProps } from './FieldView.ts'

export const UrlView = ({ value }: FieldViewProps) => {
  const address = String(value)
  if (!/^https?:\/\//i.test(address)) return <span>{address}</span>
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {address}
    </Link>
  )
}
