// Writes a backup while servers work: the database as it is at one moment, and each file that its records name then.
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withClient } from '../db/withClient.ts'
import type { Storage } from '../files/Storage.ts'
import { madeOf } from '../files/thumbnails.ts'
import type { ProductModel } from '../ProductModel.ts'

import { fileFolder, formatId, tableFolder, type Manifest, type TablePart } from './Manifest.ts'
import { neededKeys } from './neededKeys.ts'
import { noteInAudit } from './noteInAudit.ts'
import { readSequences, readTables } from './readTables.ts'
import { writeArchive, type Sink } from './writeArchive.ts'
import { errorCode } from '../errorCode.ts'

export interface BackupSource {
  /** Of the role that owns the tables. */
  readonly ownerUrl: string
  readonly storage: Storage
  readonly product: ProductModel
  /** Tests have less. */
  readonly pieceBytes?: number
}

const isConflict = (error: unknown): boolean => errorCode(error) === '40001'
const maxTries = 10

/**
 * Begins the moment: what is read from here on is as it is now. Files that are named now stay until the end, for the sweeper passes over rows that
 * somebody holds; whoever uploads meanwhile is not kept waiting.
 * @returns the files' names
 */
const beginMoment = async (client: Client, triesLeft = maxTries): Promise<readonly string[]> => {
  await client.query('begin isolation level repeatable read')
  try {
    const held = 'select uuid from stored_file where arrived is not null and dropped is null order by uuid for key share'
    return (await client.query<{ uuid: string }>(held)).rows.map(({ uuid }) => uuid)
  } catch (error) {
    await client.query('rollback')
    if (!isConflict(error) || triesLeft === 1) throw error
    return beginMoment(client, triesLeft - 1)
  }
}

/** Bytes of a table in one entry, about. */
const usualPieceBytes = 4_194_304

const lineFeedCode = 10

/** How many lines a stretch of PostgreSQL's text form has: line feeds within values are written as \n there. */
const linesIn = (bytes: Buffer): number => {
  let count = 0
  for (let at = bytes.indexOf(lineFeedCode); at >= 0; at = bytes.indexOf(lineFeedCode, at + 1)) count += 1
  return count
}

/** Entries hold whole lines: each of them is put back by itself. */
const addTable = async (
  sink: Sink,
  client: Client,
  { name, columns }: Omit<TablePart, 'rows'>,
  least = usualPieceBytes,
): Promise<TablePart> => {
  const list = columns.map((each) => client.escapeIdentifier(each)).join(', ')
  const copied = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`)) as AsyncIterable<Buffer>
  let [waiting, bytes, entries, rows]: [Buffer[], number, number, number] = [[], 0, 0, 0]
  const flush = async (): Promise<void> => {
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(lineFeedCode) + 1
    ;[waiting, bytes] = [[all.subarray(end)], all.length - end]
    if (end === 0) return
    entries += 1
    rows += linesIn(all)
    await sink.add(`${tableFolder}${name}/${String(entries).padStart(6, '0')}`, all.subarray(0, end))
  }
  for await (const piece of copied) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes >= least) await flush()
  }
  await flush()
  return { name, columns, rows }
}

/** @returns whether it is there */
const addFile = async (sink: Sink, storage: Storage, name: string): Promise<boolean> => {
  const [size, bytes] = [await storage.size(name), await storage.read(name)]
  if (size === undefined || bytes === undefined) return false
  await sink.addStream(`${fileFolder}${name}`, size, bytes)
  return true
}

const addFiles = async (sink: Sink, storage: Storage, uuids: readonly string[]): Promise<readonly string[]> => {
  const missing: string[] = []
  for (const uuid of uuids) {
    if (!(await addFile(sink, storage, uuid))) missing.push(uuid)
    for (const made of madeOf(uuid)) await addFile(sink, storage, made)
  }
  return missing
}

const fill = async (sink: Sink, client: Client, { storage, product, pieceBytes }: BackupSource): Promise<Omit<Manifest, 'digests'>> => {
  const uuids = await beginMoment(client)
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>('select name, digest from schema_migration order by name')
  const { rows: now } = await client.query<{ time: string }>(
    `select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as time`,
  )
  const tables: TablePart[] = []
  for (const each of await readTables(client)) tables.push(await addTable(sink, client, each, pieceBytes))
  const [sequences, keys] = [await readSequences(client), await neededKeys(client, product, tables)]
  return { format: formatId, time: now[0]?.time ?? '', migrations, tables, sequences, keys, missing: await addFiles(sink, storage, uuids) }
}

/** @param file is not there yet */
export const writeBackup = (source: BackupSource, file: string): Promise<Manifest> =>
  withClient(source.ownerUrl, async (client) => {
    const manifest = await writeArchive(file, (sink) => fill(sink, client, source))
    await client.query('rollback')
    await noteInAudit(client, 'backup', manifest)
    return manifest
  })
