// What a file that came really is: its first bytes decide, and a picture's own size; nothing is drawn to find out.
import { buffer } from 'node:stream/consumers'
import { extensionOf, fileTypeOf } from '../../language/fileTypes.ts'
import type { Message } from '../../language/messages.ts'
import type { UploadModel } from '../../language/model.ts'
import { isDrawn } from '../decoding/budget.ts'
import type { Decoder } from '../decoding/openDecoder.ts'
import type { PictureHead } from '../decoding/Order.ts'
import type { Storage } from './Storage.ts'

const headBytes = 1_000_000

export interface Inspected {
  readonly contentType: string
  readonly metadata?: { readonly width: number; readonly height: number }
}

const problem = (template: string, ...params: readonly string[]): { readonly problem: Message } => ({ problem: { template, params } })

const inspectPicture = (
  { square, pixels }: Pick<UploadModel, 'square' | 'pixels'>,
  name: string,
  contentType: string,
  head: PictureHead | undefined,
): Inspected | { readonly problem: Message } => {
  if (!head) {
    const demanded = isDrawn(contentType) || square === true || pixels !== undefined
    return demanded ? problem('errors.fileBroken', name) : { contentType }
  }
  const { width, height, maxPixels } = head
  if (width * height > maxPixels) return problem('errors.filePixels', name, String(Math.floor(Math.sqrt(maxPixels))))
  if (square && width !== height) return problem('errors.fileSquare', name)
  if (pixels !== undefined && Math.max(width, height) > pixels) return problem('errors.filePixels', name, String(pixels))
  return { contentType, metadata: { width, height } }
}

/**
 * @param name as the sender calls it: the bytes must be what its extension says
 * @throws Fault UNAVAILABLE where too many wait to be looked at
 */
export const inspect = async (
  { storage, decoder }: { readonly storage: Storage; readonly decoder: Decoder },
  uuid: string,
  name: string,
  bytes: number,
  rules: Pick<UploadModel, 'square' | 'pixels'>,
): Promise<Inspected | { readonly problem: Message }> => {
  const type = fileTypeOf(extensionOf(name))
  const isPicture = type?.class === 'image'
  const end = (isPicture ? bytes : Math.min(bytes, headBytes)) - 1
  const looked = await decoder.look(async () => {
    const read = await storage.read(uuid, { start: 0, end })
    return read && buffer(read)
  })
  // The decoder ended of it.
  if (!looked) return problem(isPicture ? 'errors.fileBroken' : 'errors.fileUnlike', name)
  const { contentType, head } = looked
  if (contentType === undefined || !type?.contentTypes.includes(contentType)) return problem('errors.fileUnlike', name)
  return isPicture ? inspectPicture(rules, name, contentType, head) : { contentType }
}
