// What a file that came really is: its first bytes decide, and a picture's own size; nothing is decoded to find out.
import { buffer } from 'node:stream/consumers'
import { extensionOf, fileTypeOf } from '../../language/fileTypes.ts'
import type { Message } from '../../language/messages.ts'
import type { UploadModel } from '../../language/model.ts'
import { contentTypeOf, isDrawn, mostMemory, readHead } from './pictures.ts'
import type { Storage } from './Storage.ts'

const headBytes = 1_000_000

export interface Inspected {
  readonly contentType: string
  readonly metadata?: { readonly width: number; readonly height: number }
}

const problem = (template: string, ...params: readonly string[]): { readonly problem: Message } => ({ problem: { template, params } })

const inspectPicture = async (
  { square, pixels }: Pick<UploadModel, 'square' | 'pixels'>,
  name: string,
  contentType: string,
  bytes: Buffer,
): Promise<Inspected | { readonly problem: Message }> => {
  const found = await readHead(bytes, contentType)
  if (!found) {
    const demanded = isDrawn(contentType) || square === true || pixels !== undefined
    return demanded ? problem('errors.fileBroken', name) : { contentType }
  }
  const { width, height, pixelsWithin } = found
  const maxPixels = pixelsWithin(mostMemory)
  if (width * height > maxPixels) return problem('errors.filePixels', name, String(Math.floor(Math.sqrt(maxPixels))))
  if (square && width !== height) return problem('errors.fileSquare', name)
  if (pixels !== undefined && Math.max(width, height) > pixels) return problem('errors.filePixels', name, String(pixels))
  return { contentType, metadata: { width, height } }
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
  const read = await storage.read(uuid, { start: 0, end: (isPicture ? bytes : Math.min(bytes, headBytes)) - 1 })
  const start = read ? await buffer(read) : Buffer.alloc(0)
  const found = await contentTypeOf(start)
  if (found === undefined || !type?.contentTypes.includes(found)) return problem('errors.fileUnlike', name)
  return isPicture ? inspectPicture(rules, name, found, start) : { contentType: found }
}
