// A small picture, or what stands in its place: where there is none, and while there is nothing to show.
import type { ReactNode } from 'react'
import { useThumbnail } from './useThumbnail.ts'

export interface ThumbnailProps {
  /** A file's value; anything else is no picture. */
  readonly picture: unknown
  readonly alt?: string
  /** What stands in its place. */
  readonly children: ReactNode
}

export const Thumbnail = ({ picture, alt = '', children }: ThumbnailProps) => {
  const { address, onError } = useThumbnail(picture)
  return address === undefined ? <>{children}</> : <img src={address} alt={alt} loading="lazy" onError={onError} />
}
