// A picture of somebody or something, small; the first letter of the title where there is none.
import { useThumbnail } from '../files/useThumbnail.ts'
import './fields.css'

export interface PortraitProps {
  readonly picture: unknown
  readonly title: string
  readonly size?: 'large' | 'picture'
  /** Said where the picture stands alone; beside a title it would be said twice. */
  readonly alt?: string
}

export const Portrait = ({ picture, title, size, alt = '' }: PortraitProps) => {
  const { address, onError } = useThumbnail(picture)
  return (
    <span className="portrait" data-size={size} aria-hidden={alt === '' ? true : undefined}>
      {address === undefined ? title.slice(0, 1).toUpperCase() : <img src={address} alt={alt} loading="lazy" onError={onError} />}
    </span>
  )
}
