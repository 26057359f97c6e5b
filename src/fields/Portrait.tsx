// A picture of somebody or something, small; the first letter of the title where there is none.
import { use, useState } from 'react'
import { ConsoleContext } from '../startUp/useConsole.ts'
import { thumbnailOf } from './thumbnailOf.ts'
import './fields.css'

export interface PortraitProps {
  readonly picture: unknown
  readonly title: string
  readonly size?: 'large' | 'picture'
  /** Said where the picture stands alone; beside a title it would be said twice. */
  readonly alt?: string
}

export const Portrait = ({ picture, title, size, alt = '' }: PortraitProps) => {
  const address = thumbnailOf(picture, use(ConsoleContext)?.configuration.addresses)
  // An address that has run out while it waited to be shown.
  const [broken, setBroken] = useState<string>()
  return (
    <span className="portrait" data-size={size} aria-hidden={alt === '' ? true : undefined}>
      {address === undefined || address === broken ? (
        title.slice(0, 1).toUpperCase()
      ) : (
        <img src={address} alt={alt} loading="lazy" onError={() => setBroken(address)} />
      )}
    </span>
  )
}
