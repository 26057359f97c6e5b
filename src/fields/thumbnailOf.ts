// Where a picture's small version is.
import type { Image } from '../../language/fields/image.ts'
import { app } from '#generated/app.ts'

/** Undefined while there is nothing to show, so that a letter can stand in its place. */
export const thumbnailOf = (picture: Partial<Image> | null | undefined): string | undefined => {
  if (!picture?.uuid || picture.processingStatus !== 'OK') return undefined
  const base = app.addresses['thumbnailUrl'] ?? '/image-thumbnails'
  return `${base}/${encodeURIComponent(picture.uuid)}`
}
