// The one place that decodes what people sent, in a process that may die of it. A file's head is read first: what would take too much is not decoded.
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { isDrawn, pixelsWithin } from './budget.ts'
import type { Looked, Order, PictureHead } from './Order.ts'

// One picture at a time, of which nothing is kept.
sharp.cache(false)
sharp.concurrency(1)

const readHead = async (bytes: Uint8Array, contentType: string, memory: number): Promise<PictureHead | undefined> => {
  if (!isDrawn(contentType)) return undefined
  try {
    const { width, height, orientation = 1, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const upright = orientation >= 5 ? { width: height, height: width } : { width, height }
    return { ...upright, maxPixels: pixelsWithin(memory, contentType, isProgressive) }
  } catch {
    return undefined
  }
}

const look = async ({ bytes, memory }: Order): Promise<Looked> => {
  const contentType = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (contentType === undefined) return {}
  const head = await readHead(bytes, contentType, memory)
  return { contentType, ...(head && { head }) }
}

/** Drawn anew as WebP, so that only a picture is left of it. */
const draw = async (order: Order & { readonly task: 'draw' }): Promise<Uint8Array | undefined> => {
  const { head } = await look(order)
  if (!head || head.width * head.height > head.maxPixels) return undefined
  const { bytes, longest } = order
  return sharp(bytes, { limitInputPixels: head.width * head.height, failOn: 'error', animated: false })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => undefined)
}

export const carryOut = (order: Order): Promise<Looked | Uint8Array | undefined> => (order.task === 'look' ? look(order) : draw(order))
