// A backup is put back whole or not at all: what is damaged, of another release or in the way of something is refused with nothing touched.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Manifest } from '../../server/backup/Manifest.ts'
import { ensureWhole } from '../../server/backup/readArchive.ts'
import { restoreBackup } from '../../server/backup/restoreBackup.ts'
import { writeBackup } from '../../server/backup/writeBackup.ts'
import type { Storage } from '../../server/files/Storage.ts'
import { loadProduct } from '../../server/loadProduct.ts'
import { openServer, type AccessServer } from '../access/server/openServer.ts'
import { filesOf, openPlace, type Place } from './backup/openPlace.ts'
import { pdf } from './uploads/samples.ts'
import { openSender, placeIn } from './uploads/senders.ts'

let folder: string
let server: AccessServer
let place: Place
let file: string
let manifest: Manifest

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  server = await openServer()
  place = await openPlace(folder)
  const [admin, member] = [await openSender(server, 'admin'), server.ids['member'] ?? '']
  for (let n = 0; n < 5; n += 1) {
    const uuid = placeIn(await admin.filePlaces(member))
    await admin.put(uuid, 'Agreement.pdf', pdf)
    await admin.addFile(member, uuid)
  }
  file = join(folder, 'backup.tar.gz')
  manifest = await writeBackup({ ownerUrl: server.ownerUrl, storage: filesOf(server), product: loadProduct().product }, file)
})
afterAll(async () => {
  await place?.stop()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const restore = async (what: string, over: Partial<Manifest> = {}, storage: Storage = filesOf(place)): Promise<void> =>
  restoreBackup({ ownerUrl: place.ownerUrl, storage }, what, { ...(await ensureWhole(what)), ...over })

/** What is said, and what is left of it: names of tables and files. */
const refusalOf = async (restoring: Promise<void>): Promise<{ readonly says: string; readonly left: readonly string[] }> => {
  const says = await restoring.then(() => 'it was restored', String)
  const tables = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  const { rows } = await place.client.query<{ name: string }>(tables)
  const files = join(place.dataDir, 'files')
  const kept = existsSync(files) ? readdirSync(files).filter((name) => name !== 'incoming') : []
  return { says, left: [...rows.map(({ name }) => name), ...kept] }
}
const nothingDone = (says: RegExp | string) => ({ says: expect.stringMatching(says) as string, left: [] })

const whole = (): Buffer => readFileSync(file)
const tar = (): Buffer => gunzipSync(whole())
/** Some bits of a gzipped file say in another way what it says anyway (which of two like places is repeated): such a file is whole. */
const saysTheSame = (bytes: Buffer): boolean => {
  try {
    return gunzipSync(bytes).equals(tar())
  } catch {
    return false
  }
}
const flipped = (bytes: Buffer, at = bytes.length >> 1): Buffer => {
  const other = Buffer.from(bytes)
  other.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return saysTheSame(other) ? flipped(bytes, at + 1) : other
}
const altered = (bytes: Buffer): Buffer => {
  expect(bytes.write('manager@others', bytes.indexOf('manager@access'))).toBeGreaterThan(0)
  return bytes
}
/** Its last entry says this instead. */
const ended = (text: string): Buffer => {
  const bytes = tar()
  const header = bytes.lastIndexOf('manifest.json')
  bytes.fill(' ', header + 512, header + 512 + Number.parseInt(bytes.toString('latin1', header + 124, header + 136), 8))
  bytes.write(text, header + 512)
  return gzipSync(bytes)
}

it.each([
  ['cut off', () => whole().subarray(0, whole().length / 2)],
  ['without its end', () => gzipSync(tar().subarray(0, 8 * 1_024))],
  ['with a bit that fell over', () => flipped(whole())],
  ['with a value that is another', () => gzipSync(altered(tar()))],
  ['that is something else', () => Buffer.from('not a backup at all')],
  ['whose end is no JSON', () => ended('{')],
  ['whose end is empty', () => ended('null')],
  ['whose end lists nothing', () => ended('{"format":1}')],
])('one %s', async (name, make) => {
  const damaged = join(folder, name)
  writeFileSync(damaged, make())
  expect(await refusalOf(restore(damaged))).toEqual(nothingDone(/is no backup, or a damaged one .* Nothing was touched/))
})

it('one of another release', async () => {
  const later = { name: 'product/9999.sql', digest: manifest.migrations[0]?.digest ?? '' }
  expect(await refusalOf(restore(file, { migrations: [...manifest.migrations, later] }))).toEqual(nothingDone('product/9999.sql'))
})

it('one of a database of development whose specs were taken back', async () => {
  const tables = manifest.tables.map((each) => (each.name === 'users' ? { ...each, columns: [...each.columns, 'shelf'] } : each))
  expect(await refusalOf(restore(file, { tables }))).toEqual(nothingDone('users.shelf'))
})

it('one whose rows are not as many as were written', async () => {
  const tables = manifest.tables.map((each) => (each.name === 'users' ? { ...each, rows: each.rows + 1 } : each))
  expect(await refusalOf(restore(file, { tables }))).toEqual(nothingDone('users should have'))
})

it('all of it, where the storage fails in the middle', async () => {
  const storage = filesOf(place)
  let puts = 0
  const full: Storage = {
    ...storage,
    put: async (...given) => ((puts += 1) > 3 ? Promise.reject(new Error('no room left')) : storage.put(...given)),
  }
  expect(await refusalOf(restore(file, {}, full))).toEqual(nothingDone('no room left'))
  expect(puts).toBe(4)
})

it('and leaves files that were there before, and its reason, where one cannot be taken away again', async () => {
  const storage = filesOf(place)
  const names = Object.keys(manifest.digests).flatMap((name) => (name.startsWith('files/') ? [name.slice('files/'.length)] : []))
  const [before = '', other = ''] = names
  await storage.put(before, [Buffer.from('there before')], 100)
  const remove = (name: string): Promise<void> => (name === other ? Promise.reject(new Error('unreachable')) : storage.remove(name))
  const put: Storage['put'] = (name, ...given) =>
    name === names.at(-1) ? Promise.reject(new Error('no room left')) : storage.put(name, ...given)
  expect(await refusalOf(restore(file, {}, { ...storage, put, remove }))).toEqual({
    says: expect.stringContaining('no room left') as string,
    left: expect.arrayContaining([before, other]) as string[],
  })
  expect(await storage.size(before)).toBeDefined()
  for (const name of names) await storage.remove(name)
})

it('of two to one name at once one is written, and over nothing', async () => {
  const wanted = join(folder, 'twice.tar.gz')
  const write = () => writeBackup({ ownerUrl: server.ownerUrl, storage: filesOf(server), product: loadProduct().product }, wanted)
  const written = await Promise.allSettled([write(), write()])
  expect(written.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(ensureWhole(wanted)).resolves.toBeDefined()
  const before = readFileSync(wanted)
  await expect(write()).rejects.toThrow(`${wanted} is there already`)
  expect(readFileSync(wanted).equals(before)).toBe(true)
  expect(readdirSync(folder).filter((name) => name.startsWith('twice'))).toEqual(['twice.tar.gz'])
})

it('where there are tables already', async () => {
  expect(await refusalOf(restoreBackup({ ownerUrl: server.ownerUrl, storage: filesOf(place) }, file, manifest))).toEqual(
    nothingDone('into an empty one only'),
  )
})
