// What a file that came really is: its first bytes decide, and a picture's own size; nothing is decoded to find out.
import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { extensionOf, fileTypeOf } from '../../language/fileTypes.ts'
import type { Message } from '../../language/messages.ts'
import type { UploadModel } from '../../language/model.ts'
import type { Storage } from './Storage.ts'

/** Pixels of a picture at most: more is no photo but an attack. */
export const mostPixels = 100_000_000
const head = 1_000_000

export interface Inspected {
  readonly contentType: string
  readonly metadata?: { readonly width: number; readonly height: number }
}

/** Pictures that the image library can read; others are kept and offered for download. */
export const drawn: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif'])

const problem = (template: string, ...params: readonly string[]): { readonly problem: Message } => ({ problem: { template, params } })

/** As it stands upright: the orientation that the camera noted counts. */
const sidesOf = async (bytes: Buffer): Promise<{ readonly width: number; readonly height: number } | undefined> => {
  const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

const inspectPicture = async (
  { square, pixels }: Pick<UploadModel, 'square' | 'pixels'>,
  name: string,
  contentType: string,
  bytes: Buffer,
): Promise<Inspected | { readonly problem: Message }> => {
  const metadata = drawn.has(contentType) ? await sidesOf(bytes).catch(() => undefined) : undefined
  if (!metadata) {
    const demanded = drawn.has(contentType) || square === true || pixels !== undefined
    return demanded ? problem('errors.fileBroken', name) : { contentType }
  }
  const { width, height } = metadata
  if (width * height > mostPixels) return problem('errors.filePixels', name, String(Math.floor(Math.sqrt(mostPixels))))
  if (square && width !== height) return problem('errors.fileSquare', name)
  if (pixels !== undefined && Math.max(width, height) > pixels) return problem('errors.filePixels', name, String(pixels))
  return { contentType, metadata }
}

/** @param name as the sender calls it: the bytes must be what its extension says */
export const inspect = async (
  storage: Storage,
  uuid: string,
  name: string,
  bytes: number,
  rules: Pick<UploadModel, 'square' | 'pixels'>,
): Promise<Inspected | { readonly problem: Message }> => {
  const type = fileTypeOf(extensionOf(name))
  const isPicture = type?.class === 'image'
  const read = await storage.read(uuid, { start: 0, end: (isPicture ? bytes : Math.min(bytes, head)) - 1 })
  const start = read ? await buffer(read) : Buffer.alloc(0)
  const found = (await fileTypeFromBuffer(start).catch(() => undefined))?.mime
  if (found === undefined || !type?.contentTypes.includes(found)) return problem('errors.fileUnlike', name)
  return isPicture ? inspectPicture(rules, name, found, start) : { contentType: found }
}
