// Small versions of pictures, made when first asked for and kept. What a camera notes beside the picture is not in them; upright is upright.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { drawn, mostPixels } from './inspect.ts'
import type { Storage } from './Storage.ts'
import { takeTurns } from '../takeTurns.ts'

/** Longest side in pixels. */
export const sizes = { small: 256, large: 1600 } as const
export type Size = keyof typeof sizes

const most = 20_000_000

// Memory is for more than one picture's neighbours, and a picture gets one thread.
sharp.cache(false)
sharp.concurrency(1)
const inTurn = takeTurns(2, 100)

/** @throws for what is no picture, or too large a one */
export const shrink = (picture: Buffer, longest: number): Promise<Buffer> =>
  inTurn(() =>
    sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
      .rotate()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  )

export const keep = (storage: Storage, name: string, bytes: Buffer): Promise<number> => storage.put(name, [bytes], most)

/** Everything that may be kept of one file besides itself. */
export const madeOf = (uuid: string): readonly string[] => [...Object.keys(sizes).map((size) => `${uuid}.${size}`), `${uuid}.poster`]

/** The name under which the small version is kept by now; undefined where none can be made. */
export const thumbnailOf = async (storage: Storage, uuid: string, contentType: string, size: Size): Promise<string | undefined> => {
  const name = `${uuid}.${size}`
  if (!drawn.has(contentType)) return undefined
  if ((await storage.size(name)) !== undefined) return name
  const stream = await storage.read(uuid)
  if (!stream) return undefined
  await keep(storage, name, await shrink(await buffer(stream), sizes[size]))
  return name
}
