// A picture of somebody or something, small; the first letter of the title where there is none.
import { Thumbnail } from './Thumbnail.tsx'
import './fields.css'

export interface PortraitProps {
  readonly picture: unknown
  readonly title: string
  readonly size?: 'large' | 'picture'
  /** Said where the picture stands alone; beside a title it would be said twice. */
  readonly alt?: string
}

export const Portrait = ({ picture, title, size, alt = '' }: PortraitProps) => (
  <span className="portrait" data-size={size} aria-hidden={alt === '' ? true : undefined}>
    <Thumbnail picture={picture} alt={alt}>
      {title.slice(0, 1).toUpperCase()}
    </Thumbnail>
  </span>
)
