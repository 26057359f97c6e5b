// A picture of somebody or something, small; the first letter of the title where there is none.
import { use } from 'react'
import { ConsoleContext } from '../startUp/useConsole.ts'
import { Thumbnail } from './Thumbnail.tsx'
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
  return (
    <span className="portrait" data-size={size} aria-hidden={alt === '' ? true : undefined}>
      <Thumbnail address={address} alt={alt}>
        {title.slice(0, 1).toUpperCase()}
      </Thumbnail>
    </span>
  )
}
