// Tells a place outside the database where the audit ends: whoever owns the database could drop an end and leave no trace within, but not there.
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { CommandError } from '../CommandError.ts'
import type { Db } from '../db/database.ts'
import { isBag, readJson } from '../isBag.ts'
import { textOf } from '../textOf.ts'

interface LaneEnd {
  readonly lane: number
  readonly position: string
  /** Base64. */
  readonly hash: string
}

export interface Anchor {
  /** ISO text. */
  readonly time: string
  /** Of the lanes that have a record. */
  readonly ends: readonly LaneEnd[]
}

const readEnds = async (db: Db): Promise<readonly LaneEnd[]> =>
  (
    await sql<LaneEnd>`
      select lane, position::text as position, encode(hash, 'base64') as hash from audit_lane where position > 0 order by lane`.execute(db)
  ).rows

export const isWebhook = (place: string): boolean => /^https?:/.test(place)

const post = async (address: string, line: string): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(address, { method: 'POST', headers, body: line, redirect: 'error', signal: AbortSignal.timeout(10_000) })
  if (status < 200 || status > 299) throw new Error(`the audit could not be anchored: AUDIT_ANCHOR answered ${status}`)
}

const lineFeedCode = 10

/** After a line that broke off (no room, no power) the next one begins anew. */
const append = async (file: string, line: string): Promise<void> => {
  const handle = await open(file, 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    const isWhole = size === 0 || (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer[0] === lineFeedCode
    await handle.appendFile(`${isWhole ? '' : '\n'}${line}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** @param place an address that takes JSON by POST, or a file that gets a line more */
export const anchor = async (db: Db, place: string): Promise<void> => {
  const held: Anchor = { time: new Date().toISOString(), ends: await readEnds(db) }
  const line = JSON.stringify(held)
  if (isWebhook(place)) return post(place, line)
  await mkdir(dirname(place), { recursive: true })
  await append(place, line)
}

const isEnd = (value: unknown): value is LaneEnd =>
  isBag(value) && Number.isInteger(value['lane']) && /^\d+$/.test(textOf(value['position'])) && typeof value['hash'] === 'string'

const isAnchor = (value: unknown): value is Anchor => isBag(value) && Array.isArray(value['ends']) && value['ends'].every(isEnd)

const readLine = (line: string): Anchor | undefined => {
  const value = readJson(line)
  return isAnchor(value) ? value : undefined
}

/** @throws CommandError where none of it is what AUDIT_ANCHOR wrote @returns what is to be compared, and a fault for each line that cannot be */
const readAnchors = async (file: string) => {
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ at: at + 1, anchor: readLine(line) }]))
  if (lines.length === 0) throw new CommandError(`${file} is empty: there is nothing to compare the audit with`)
  const anchors = lines.flatMap(({ at, anchor: each }) => (each ? [{ at, ...each }] : []))
  const wrong = lines.flatMap(({ at, anchor: each }) => (each ? [] : [`${file}:${at} is no line that AUDIT_ANCHOR wrote`]))
  if (anchors.length === 0) throw new CommandError(wrong[0])
  return { anchors, wrong }
}

/**
 * Lines that are none, and the first record that was there when the audit was anchored and no longer is, or is another.
 * @param file what AUDIT_ANCHOR wrote, or a webhook kept
 */
export const anchorFaults = async (db: Db, file: string): Promise<readonly string[]> => {
  const { anchors, wrong } = await readAnchors(file)
  for (const { at, time, ends } of anchors) {
    const [lanes, positions, hashes] = [ends.map(({ lane }) => lane), ends.map(({ position }) => position), ends.map(({ hash }) => hash)]
    const { rows } = await sql<{ lane: number; position: string }>`
      select e.lane, e.position::text as position from unnest(${lanes}::smallint[], ${positions}::bigint[], ${hashes}::text[]) as e (lane, position, hash)
      where not exists (select from audit_record r where r.lane = e.lane and r.position = e.position and encode(r.hash, 'base64') = e.hash)
      order by e.lane limit 1`.execute(db)
    const [gone] = rows
    if (gone)
      return [
        ...wrong,
        `audit, lane ${gone.lane}, place ${gone.position}: the record that was there at ${time} is gone, or another (${file}:${at})`,
      ]
  }
  return wrong
}
