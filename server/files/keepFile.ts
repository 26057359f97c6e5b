// Files that no person sends: what the world outside brings, and demo data. Kept like every other, and held by a record from the beginning.
import { sql } from 'kysely'
import { extensionOf, fileTypeOf } from '../../language/fileTypes.ts'
import { uuid7 } from '../actions/uuid7.ts'
import type { Work } from '../customs.ts'
import type { Storage } from './Storage.ts'
import type { StoredValue } from './storedFiles.ts'

export interface NewFile {
  readonly entity: string
  /** Path of the field that will hold it. */
  readonly field: string
  readonly name: string
  readonly bytes: Buffer
  /** Whom it comes from: a person's id. */
  readonly actor: string
  /** ISO text; the work's own time where absent. */
  readonly time?: string
  readonly metadata?: { readonly width: number; readonly height: number }
  /** Of a video: the picture it is shown by, as WebP. */
  readonly poster?: Buffer
}

/** Keeps the bytes at once and the row with the work. @returns what the field is to hold */
export type KeepFile = (work: Pick<Work, 'tx' | 'time'>, file: NewFile) => Promise<StoredValue>

export const fileKeeper =
  (storage: Storage): KeepFile =>
  async ({ tx, time: now }, { entity, field, name, bytes, actor, time = now, metadata, poster }) => {
    const uuid = uuid7()
    await storage.put(uuid, [bytes], bytes.length)
    if (poster) await storage.put(`${uuid}.poster`, [poster], poster.length)
    const value: StoredValue = {
      uuid,
      urlPart: uuid,
      processingStatus: 'OK',
      name,
      bytes: bytes.length,
      contentType: fileTypeOf(extensionOf(name))?.contentTypes[0] ?? 'application/octet-stream',
      updateTime: time,
      ...(metadata && { metadata }),
      ...(poster && { poster: true }),
    }
    await sql`
      insert into stored_file (uuid, entity, field, actor, granted, claimed, arrived, taken, value)
      values (${uuid}, ${entity}, ${field}, ${actor}, ${time}, ${time}, ${time}, ${time}, ${JSON.stringify(value)}::jsonb)`.execute(tx)
    return value
  }
