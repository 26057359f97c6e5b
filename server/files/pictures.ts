// The one place that decodes pictures. A file's head says first how large the picture is and what drawing it would take; what is over the budget is
// never decoded: 1,460 bytes may claim 500 MB.
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { takeTurns } from '../takeTurns.ts'

/** Pixels of a picture at most: more is no photo but an attack. */
const maxPixels = 100_000_000
const mebibyteBytes = 1_048_576
/** Memory that drawing one picture may take; two are drawn at once. */
export const mostMemory = 256 * mebibyteBytes
const decodeTimeoutSeconds = 20

/** Bytes a pixel, as measured: the whole of it is held where it cannot be read line by line. */
const heldBy = { line: 2, whole: 4, avif: 20 } as const

/** Pictures that the image library can read; others are kept and offered for download. */
const sorts: Readonly<Record<string, (progressive: boolean) => keyof typeof heldBy>> = {
  'image/jpeg': (progressive) => (progressive ? 'whole' : 'line'),
  'image/png': (progressive) => (progressive ? 'whole' : 'line'),
  'image/apng': () => 'whole',
  'image/webp': () => 'whole',
  'image/avif': () => 'avif',
}

// Memory is for more than one picture's neighbours, and a picture gets one thread.
sharp.cache(false)
sharp.concurrency(1)
const inTurn = takeTurns(2, 100)

export const isDrawn = (contentType: string): boolean => Object.hasOwn(sorts, contentType)

export interface PictureHead {
  /** As it stands upright: the orientation that the camera noted counts. */
  readonly width: number
  readonly height: number
  /** Pixels that a picture of this sort may have, of a memory of so many bytes. */
  readonly pixelsWithin: (memory: number) => number
}

/** What a file's first bytes say that it is; undefined for what nobody knows. */
export const contentTypeOf = async (bytes: Uint8Array): Promise<string | undefined> =>
  (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime

/** Decodes nothing. @returns undefined for what is no picture that can be drawn */
export const readHead = async (bytes: Uint8Array, contentType: string | undefined): Promise<PictureHead | undefined> => {
  const sort = contentType === undefined ? undefined : sorts[contentType]
  if (!sort) return undefined
  try {
    const { width, height, orientation = 1, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const upright = orientation >= 5 ? { width: height, height: width } : { width, height }
    return { ...upright, pixelsWithin: (memory) => Math.min(maxPixels, Math.floor(memory / heldBy[sort(isProgressive)])) }
  } catch {
    return undefined
  }
}

const draw = async (bytes: Uint8Array, longest: number, memory: number): Promise<Buffer | undefined> => {
  const head = await readHead(bytes, await contentTypeOf(bytes))
  if (!head || head.width * head.height > head.pixelsWithin(memory)) return undefined
  return sharp(bytes, { limitInputPixels: head.width * head.height, failOn: 'error', animated: false })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: decodeTimeoutSeconds })
    .toBuffer()
    .catch(() => undefined)
}

/**
 * Drawn anew as WebP, in its turn, so that only a picture is left of it.
 * @param read asked when the turn comes: who waits holds nothing
 * @param longest side in pixels
 * @returns undefined for what is no picture, is broken, or would take more than the memory
 * @throws Fault UNAVAILABLE where too many wait
 */
export const shrink = (
  read: () => Promise<Uint8Array | undefined> | Uint8Array | undefined,
  longest: number,
  memory = mostMemory,
): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const bytes = await read()
    return bytes && draw(bytes, longest, memory)
  })
