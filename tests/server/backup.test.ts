// A backup is of one moment, whoever works meanwhile, and all of it comes back (`npm run backup`, `npm run restore`).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ensureKeys } from '../../server/backup/ensureKeys.ts'
import type { Manifest } from '../../server/backup/Manifest.ts'
import { ensureWhole } from '../../server/backup/readArchive.ts'
import { restoreBackup } from '../../server/backup/restoreBackup.ts'
import { writeBackup } from '../../server/backup/writeBackup.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import type { Storage } from '../../server/files/Storage.ts'
import { loadProduct } from '../../server/loadProduct.ts'
import { idsOf, openSealing } from '../../server/secrets/openSealing.ts'
import { startServer } from '../../server/startServer.ts'
import { openServer, type AccessServer } from '../access/server/openServer.ts'
import { digestsOf, noteTables } from '../drill/tableDigests.ts'
import { serverOptions } from '../run/serverOptions.ts'
import { filesOf, openPlace, type Place } from './backup/openPlace.ts'
import { pdf, picture } from './uploads/samples.ts'
import { openSender, placeIn } from './uploads/senders.ts'

const { product } = loadProduct()
const key = 'a key of the installation that is long enough'
let folder: string
let server: AccessServer
let storage: Storage
let file: string
let manifest: Manifest
/** Changes that were answered before, and while, the backup was written. */
const done = { before: 0, meanwhile: 0 }

/** Adds files, and replaces a picture again and again, so that what was stored a moment ago is swept. @returns what ends it */
const work = async (): Promise<() => Promise<void>> => {
  const [admin, member] = [await openSender(server, 'admin'), server.ids['member'] ?? '']
  const [bytes, state] = [await picture(), { goes: true, backed: false }]
  const once = async (): Promise<void> => {
    const [added, shown] = [placeIn(await admin.filePlaces(member)), placeIn(await admin.avatarPlaces(member))]
    await admin.put(added, 'Agreement.pdf', pdf)
    await admin.addFile(member, added)
    await admin.put(shown, 'me.png', bytes)
    const [row] = await server.sql<{ version: number }>('select version from users where id = $1', [member])
    await admin.setAvatar(member, Number(row?.version), shown ?? '')
    done[state.backed ? 'meanwhile' : 'before'] += 1
  }
  for (let n = 0; n < 5; n += 1) await once()
  state.backed = true
  const running = (async () => {
    while (state.goes) await once()
  })()
  return async () => {
    state.goes = false
    await running
  }
}

/** A storage that lets people go on between two files, until another change of theirs was answered. */
const slowly = (from: Storage): Storage => ({
  ...from,
  read: async (name) => {
    const known = done.meanwhile
    await vi.waitUntil(() => done.meanwhile > known, { timeout: 300_000, interval: 20 })
    return from.read(name)
  },
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  server = await openServer()
  storage = filesOf(server)
  await server.sql("insert into payment_systems (title, kind) values ('Sealed', 'PAYPAL')")
  await server.sql(
    'insert into payment_systems_merchant (id, secret) select id, $1 from payment_systems on conflict (id) do update set secret = $1',
    [openSealing([key]).seal('a secret', 'anywhere')],
  )
  const end = await work()
  file = join(folder, 'backup.tar.gz')
  manifest = await writeBackup({ ownerUrl: server.ownerUrl, storage: slowly(storage), product }, file)
  await end()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('of an installation at work', () => {
  let place: Place
  beforeAll(async () => {
    place = await openPlace(folder)
    await restoreBackup({ ownerUrl: place.ownerUrl, storage: filesOf(place) }, file, await ensureWhole(file))
  })
  afterAll(() => place?.stop())

  it('has every file that a record names, and none of later', async () => {
    expect(done.meanwhile).toBeGreaterThan(2)
    const { rows } = await place.client.query<{ uuid: string; bytes: number }>(
      "select uuid, (value ->> 'bytes')::int as bytes from stored_file where arrived is not null and dropped is null",
    )
    expect(rows.length).toBeGreaterThanOrEqual(done.before)
    const here = filesOf(place)
    expect(await Promise.all(rows.map(({ uuid }) => here.size(uuid)))).toEqual(rows.map(({ bytes }) => bytes))
    expect(manifest.missing).toEqual([])
    const [later] = await server.sql<{ count: number }>('select count(*)::int as count from user_files')
    const { rows: restored } = await place.client.query<{ count: number }>('select count(*)::int as count from user_files')
    expect(restored[0]?.count).toBeLessThan(later?.count ?? 0)
  })

  it('has a whole audit that ends with the restoring, and nobody logged in', async () => {
    expect((await place.client.query('select * from audit_faults()')).rows).toEqual([])
    const { rows } = await place.client.query<{ action: string; input: unknown }>(
      'select action, input from audit_record order by id desc limit 1',
    )
    expect(rows).toEqual([{ action: 'restore', input: { time: manifest.time } }])
    expect(await server.sql("select input from audit_record where action = 'backup'")).toEqual([{ input: { time: manifest.time } }])
    expect((await server.sql('select from session')).length).toBeGreaterThan(0)
    expect((await place.client.query('select from session')).rows).toEqual([])
  })

  it('checks what it checked', async () => {
    const checks = `select conrelid::regclass::text || pg_get_constraintdef(oid) as text from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal order by text`
    expect((await place.client.query(checks)).rows).toEqual(await server.sql(checks))
    await expect(place.client.query("update audit_record set action = 'other'")).rejects.toThrow('only ever added')
  })

  it('names the keys that open what is sealed in it, and wants them where it is restored', () => {
    expect(manifest.keys).toEqual(idsOf([key]))
    const dataDir = join(folder, 'nowhere')
    expect(() => ensureKeys(manifest, { dataDir })).toThrow(`keys that are not here: ${manifest.keys.join()}`)
    expect(() => ensureKeys(manifest, { dataDir, secretsKey: `another key that is as long as they have to be,${key}` })).not.toThrow()
    expect(readFileSync(file).includes(key)).toBe(false)
  })
})

it('of one that rests is the same, value by value, and is served and worked with', async () => {
  await expect.poll(() => server.sql('select from stored_file where dropped is not null'), { timeout: 300_000 }).toEqual([])
  const quiet = join(folder, 'quiet.tar.gz')
  await writeBackup({ ownerUrl: server.ownerUrl, storage, product, pieceBytes: 1 }, quiet)
  const place = await openPlace(folder)
  await restoreBackup({ ownerUrl: place.ownerUrl, storage: filesOf(place) }, quiet, await ensureWhole(quiet))
  const before = new pg.Client({ connectionString: server.ownerUrl })
  await before.connect()
  const passing = ['audit_record', 'audit_lane']
  const dataOf = async (client: pg.Client) =>
    digestsOf(
      client,
      (await noteTables(client)).filter(({ name }) => !passing.includes(name)),
    )
  expect(await dataOf(place.client)).toEqual(await dataOf(before))
  await before.end()
  await place.stop()
  const again = await startServer({ served: loadProduct(), limits: patiently, options: serverOptions(place.dataDir) })
  const { pool, close } = openDatabase(again.database.url, patiently)
  expect((await pool.query('select from users')).rows).toEqual(await server.sql('select from users'))
  await close()
  await again.stop()
})
