// The picture that a video is shown by: its sender draws it, and the server draws it anew. Nothing of it is read before it is granted.
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { awake } from './receive.ts'
import type { Decoder } from '../decoding/openDecoder.ts'
import type { Storage } from './Storage.ts'
import { mayHavePoster, notePoster } from './storedFiles.ts'
import { keep } from './thumbnails.ts'

const maxPosterBytes = 1_000_000
const sidePixels = 640
/** A frame of a video: what would take more is none. */
const maxMemoryBytes = 64 * 1_048_576
/** Milliseconds for all of it. */
const posterTimeoutMs = 30_000

async function* limited(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of source) {
    size += piece.length
    if (size > maxPosterBytes) throw new Error('this picture is too large')
    yield piece
  }
}

const read = (body: Readable): Promise<Buffer | undefined> => {
  const late = setTimeout(() => body.destroy(new Error('the picture took too long to come')), posterTimeoutMs)
  return buffer(Readable.from(limited(awake(body))))
    .catch(() => undefined)
    .finally(() => clearTimeout(late))
}

/** Videos whose picture is coming: one at a time each. */
const coming = new Set<string>()

/**
 * @returns whether the video has this picture now: not where it was not granted to this person, has one, or what came is none
 * @throws Fault UNAVAILABLE where too many wait to be drawn
 */
export const takePoster = async (
  { pool, storage, decoder }: { readonly pool: Pool; readonly storage: Storage; readonly decoder: Decoder },
  {
    uuid,
    actor,
    bytes,
    body,
  }: { readonly uuid: string; readonly actor: string; readonly bytes: number | undefined; readonly body: Readable },
): Promise<boolean> => {
  if ((bytes ?? 0) > maxPosterBytes || coming.has(uuid)) return false
  coming.add(uuid)
  try {
    if (!(await mayHavePoster(pool, uuid, actor))) return false
    const sent = await read(body)
    const picture = await decoder.shrink(() => sent, sidePixels, maxMemoryBytes)
    if (!picture || (await keep(storage, uuid, 'poster', picture)) === undefined) return false
    // Once it is there: one that could not be kept may be sent once more.
    return await notePoster(pool, uuid, actor)
  } finally {
    coming.delete(uuid)
  }
}
