// Takes in one file: at most what its field allows, in its own time but not asleep, and only if its bytes are what its name says.
import type { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { extensionOf, fileTypeOf } from '../../language/fileTypes.ts'
import type { Message } from '../../language/messages.ts'
import type { EntityModel, FieldModel, UploadModel } from '../../language/model.ts'
import { fileProblem, limitOf } from '../../language/uploadRules.ts'
import { configuredList } from '../configured.ts'
import type { Decoder } from '../decoding/openDecoder.ts'
import type { Reader } from '../reader.ts'
import { cleanName } from './fileName.ts'
import { inspect } from './inspect.ts'
import { TooLarge, type Storage } from './Storage.ts'
import { claimUpload, noteArrival, type Claimed, type StoredValue } from './storedFiles.ts'
import { requireNamed } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'

const idleTimeoutMs = 30_000

export class Asleep extends Error {}

/** Over the whole time; who drips a byte now and then holds a place and brings no file. */
const minBytesPerSecond = 1_024

/** Gives up on a sender who sends nothing for so long, or after that time has sent next to nothing. */
export async function* awake(source: Readable, within = idleTimeoutMs): AsyncGenerator<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let bytes = 0
  const began = performance.now()
  const ensurePace = (): void => {
    const ms = performance.now() - began
    if (ms > within && bytes < (ms / 1_000) * minBytesPerSecond) source.destroy(new Asleep('too little came for too long'))
  }
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => source.destroy(new Asleep('nothing came for too long')), within)
  }
  try {
    wait()
    for await (const piece of source as AsyncIterable<Uint8Array>) {
      wait()
      bytes += piece.length
      ensurePace()
      yield piece
    }
  } finally {
    clearTimeout(timer)
  }
}

export interface Receiver {
  readonly pool: Pool
  readonly storage: Storage
  readonly decoder: Decoder
  readonly reader: Reader
}

export interface Coming {
  readonly uuid: string
  /** Who sends it. */
  readonly actor: string
  readonly name: string
  /** As declared; undefined where nothing is. */
  readonly bytes: number | undefined
  readonly body: Readable
}

export type Received = { readonly value: StoredValue } | { readonly problem: Message } | 'refused'

type UploadField = FieldModel & { readonly upload: UploadModel }

const fieldOf = (entities: readonly EntityModel[], { entity, field }: Claimed): UploadField => {
  const found = partFieldAt(requireNamed(entities, entity), field)?.field
  if (!found?.upload) throw new Error(`${entity}.${field} takes no files`)
  return { ...found, upload: found.upload }
}

const arrive = async ({ pool, storage, decoder }: Receiver, field: UploadField, { uuid, name, body }: Coming): Promise<Received> => {
  const limit = limitOf(field.upload, fileTypeOf(extensionOf(name)))
  const bytes = await storage.put(uuid, awake(body), limit)
  // Its sender did not say before how much would come.
  if (bytes === 0) {
    await storage.remove(uuid)
    return { problem: { template: 'errors.fileEmpty', params: [name] } }
  }
  const found = await inspect({ storage, decoder }, uuid, name, bytes, field.upload).catch(async (error: unknown) => {
    await storage.remove(uuid)
    throw error
  })
  if ('problem' in found) {
    await storage.remove(uuid)
    return found
  }
  const value: StoredValue = {
    uuid,
    urlPart: uuid,
    processingStatus: 'OK',
    name,
    bytes,
    ...found,
    updateTime: new Date().toISOString(),
    ...(field.class === 'public' && { open: true }),
  }
  if (await noteArrival(pool, uuid, value)) return { value }
  // No row is left by which anybody would ever find and remove it.
  await storage.remove(uuid)
  return 'refused'
}

/** @throws what broke on the way; nothing of it is kept then */
export const receive = async (receiver: Receiver, coming: Coming): Promise<Received> => {
  const name = cleanName(coming.name)
  const claimed = await claimUpload(receiver.pool, coming.uuid, coming.actor)
  if (!claimed) return 'refused'
  const field = fieldOf(receiver.reader.product.entities, claimed)
  const site = field.narrowedBy === undefined ? [] : await configuredList(receiver.reader, field.narrowedBy)
  const problem = fileProblem(field, site, { name, bytes: coming.bytes ?? 1 })
  if (problem) return { problem }
  try {
    return await arrive(receiver, field, { ...coming, name })
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error
    return { problem: fileProblem(field, site, { name, bytes: Number.MAX_SAFE_INTEGER }) ?? { template: 'errors.invalid', params: [name] } }
  }
}
