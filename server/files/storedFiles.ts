// The table of stored files as the HTTP side uses it: claimed by its one PUT, arrived, read, swept.
import pLimit from 'p-limit'
import type { Pool } from 'pg'
import type { FileValue } from '../../language/fields/file.ts'

export type StoredValue = FileValue & {
  /** Opened without a signature: a logo is seen before anybody logs in. */
  readonly open?: boolean
}

export interface Claimed {
  readonly entity: string
  /** Path of the field it is for. */
  readonly field: string
}

/** SQL: that something may still be sent to a place. */
export const stillOpen = "granted > now() - interval '1 hour'"

/** Takes the one chance to send this file. Undefined where it was not granted to this person, was used, or is over. */
export const claimUpload = async (pool: Pool, uuid: string, actor: string): Promise<Claimed | undefined> =>
  (
    await pool.query<Claimed>(
      `update stored_file set claimed = now() where uuid = $1 and actor = $2 and claimed is null and ${stillOpen} returning entity, field`,
      [uuid, actor],
    )
  ).rows[0]

/** @returns whether its place was still there: what came for a day has been swept */
export const noteArrival = async (pool: Pool, uuid: string, value: StoredValue): Promise<boolean> =>
  (await pool.query('update stored_file set arrived = now(), value = $2 where uuid = $1', [uuid, JSON.stringify(value)])).rowCount === 1

/** A video of this person that nothing has taken yet and that has no picture so far. */
const awaitsPoster = `uuid = $1 and actor = $2 and arrived is not null and taken is null and value->>'contentType' like 'video/%' and not value ? 'poster'`

export const mayHavePoster = async (pool: Pool, uuid: string, actor: string): Promise<boolean> =>
  (await pool.query(`select 1 from stored_file where ${awaitsPoster}`, [uuid, actor])).rowCount === 1

/** @returns whether the video has a picture by this */
export const notePoster = async (pool: Pool, uuid: string, actor: string): Promise<boolean> =>
  (await pool.query(`update stored_file set value = value || '{"poster": true}' where ${awaitsPoster}`, [uuid, actor])).rowCount === 1

/** Of a file that a record holds, or that is on its way into one, whoever sent it: who may ask is said by the signed address. */
export const readStored = async (pool: Pool, uuid: string): Promise<StoredValue | undefined> =>
  (
    await pool.query<{ value: StoredValue }>('select value from stored_file where uuid = $1 and arrived is not null and dropped is null', [
      uuid,
    ])
  ).rows[0]?.value

const maxFilesAtOnce = 100
/** A bucket far away takes its time, and the transaction has a minute. */
const maxRemovalsAtOnce = 10

/**
 * Files that no record holds any more, or that none has taken for a day. Several servers may ask at once.
 * @throws why one could not be removed, once the others are gone
 */
export const takeUnused = async (pool: Pool, remove: (uuid: string) => Promise<void>): Promise<number> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ uuid: string }>(
      `select uuid from stored_file where dropped is not null or (taken is null and granted < now() - interval '1 day') limit ${maxFilesAtOnce} for update skip locked`,
    )
    const limit = pLimit(maxRemovalsAtOnce)
    const removed = await Promise.allSettled(rows.map(({ uuid }) => limit(remove, uuid)))
    const gone = rows.filter((_each, at) => removed[at]?.status === 'fulfilled')
    await client.query('delete from stored_file where uuid = any($1)', [gone.map((each) => each.uuid)])
    await client.query('commit')
    const failed = removed.find((each) => each.status === 'rejected')
    if (failed) throw failed.reason
    return gone.length
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
