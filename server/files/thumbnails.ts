// Small versions of pictures, made when first asked for and kept. What a camera notes beside the picture is not in them; upright is upright.
import { buffer } from 'node:stream/consumers'
import { isDrawn } from '../decoding/budget.ts'
import type { Decoder } from '../decoding/openDecoder.ts'
import type { Storage } from './Storage.ts'

/** Longest side in pixels. */
export const sizes = { small: 256, large: 1600 } as const
export type Size = keyof typeof sizes

const maxThumbnailBytes = 20_000_000

/**
 * Keeps what was made of a file. One that was removed meanwhile (sweep.ts, the file before what was made of it) leaves nothing: nobody would remove it ever.
 * @returns the name under which it is kept
 */
export const keep = async (storage: Storage, uuid: string, made: Size | 'poster', bytes: Buffer): Promise<string | undefined> => {
  const name = `${uuid}.${made}`
  await storage.put(name, [bytes], maxThumbnailBytes)
  if ((await storage.size(uuid)) !== undefined) return name
  await storage.remove(name)
  return undefined
}

/** Everything that may be kept of one file besides itself. */
export const madeOf = (uuid: string): readonly string[] => [...Object.keys(sizes).map((size) => `${uuid}.${size}`), `${uuid}.poster`]

/** Where pictures are kept, and what draws them. */
interface Drawing {
  readonly storage: Storage
  readonly decoder: Decoder
}

const read = async (storage: Storage, uuid: string): Promise<Buffer | undefined> => {
  const stream = await storage.read(uuid)
  return stream && buffer(stream)
}

const make = async ({ storage, decoder }: Drawing, uuid: string, size: Size): Promise<string | undefined> => {
  const made = await decoder.shrink(() => read(storage, uuid), sizes[size])
  return made && keep(storage, uuid, size, made)
}

const making = new Map<string, Promise<string | undefined>>()

/**
 * The name under which the small version is kept by now, made once however many ask; undefined where none can be made.
 * @throws Fault UNAVAILABLE where too many wait to be drawn
 */
export const thumbnailOf = async (drawing: Drawing, uuid: string, contentType: string, size: Size): Promise<string | undefined> => {
  const name = `${uuid}.${size}`
  if (!isDrawn(contentType)) return undefined
  if ((await drawing.storage.size(name)) !== undefined) return name
  const under = making.get(name) ?? make(drawing, uuid, size).finally(() => making.delete(name))
  making.set(name, under)
  return under
}
