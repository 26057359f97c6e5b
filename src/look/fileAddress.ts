// Where a stored file and its small pictures are. Addresses are signed for a minute; the record read again brings new ones.
import type { FileValue } from '../../language/fields/file.ts'
import { serverNow } from '../client/serverNow.ts'

type Addresses = Readonly<Record<string, string>>
export type ShownFile = Pick<FileValue, 'uuid' | 'urlPart' | 'processingStatus' | 'contentType'> & Partial<FileValue>

export const isFileValue = (value: unknown): value is ShownFile =>
  typeof value === 'object' && value !== null && 'uuid' in value && 'urlPart' in value && typeof value.urlPart === 'string'

const join = (base: string | undefined, usual: string, part: string): string => `${(base || usual).replace(/\/+$/, '')}/${part}`
/** So long may a question be on its way. */
const soonMs = 10_000

/** Whether the address can still be opened; one without a signature is open for good. */
export const isOpenNow = ({ urlPart }: Pick<ShownFile, 'urlPart'>): boolean => {
  const until = new URLSearchParams(urlPart.split('?')[1] ?? '').get('until')
  return until === null || Number(until) * 1000 > serverNow() + soonMs
}

const filesOf = (addresses: Addresses): string => addresses['s3Url'] || addresses['filesUrl'] || '/files'

export const fileAddress = (addresses: Addresses, { urlPart }: Pick<ShownFile, 'urlPart'>): string =>
  join(filesOf(addresses), '/files', urlPart)

const withSize = (urlPart: string, size: string): string => `${urlPart}${urlPart.includes('?') ? '&' : '?'}size=${size}`

/** Of a picture, or of a video that has one to be shown by; undefined where there is nothing to see yet. */
export const thumbnailAddress = (addresses: Addresses, file: ShownFile, size: 'small' | 'large' = 'small'): string | undefined => {
  if (file.processingStatus !== 'OK') return undefined
  if (file.contentType.startsWith('video/'))
    return file.poster ? join(addresses['videoThumbnailUrl'], '/video-thumbnails', file.urlPart) : undefined
  return isDrawn(file.contentType) ? join(addresses['thumbnailUrl'], '/image-thumbnails', withSize(file.urlPart, size)) : undefined
}

/** Pictures that browser and server both can draw. */
export const isDrawn = (contentType: string): boolean => ['image/jpeg', 'image/png', 'image/apng', 'image/webp'].includes(contentType)
