// Transactions whose statements travel together: in their order, all or nothing, whatever fails.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from '../../server/db/embedded/startEmbedded.ts'
import { awaitedLater, inTransaction } from '../../server/db/inTransaction.ts'
import { openDatabase, type Database } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import type { Tx } from '../../server/db/database.ts'
import { emptyFolder } from '../run/dataFolders.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'transactions-')))
let embedded: Embedded
let database: Database

beforeAll(async () => {
  const dataDir = join(folder, 'data')
  await emptyFolder(dataDir)
  embedded = await startEmbedded({ dataDir, address: 'http://localhost:1/', fsync: false })
  // One connection: what a transaction leaves behind on it would be met by the next.
  database = openDatabase(embedded.ownerUrl, { ...patiently, max: 1 })
  await sql`create table thing (id int primary key)`.execute(database.db)
})
beforeEach(async () => void (await sql`delete from thing`.execute(database.db)))
afterAll(async () => {
  await database.close()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
})

const there = async (): Promise<readonly number[]> =>
  (await sql<{ id: number }>`select id from thing order by id`.execute(database.db)).rows.map(({ id }) => id)

test('statements run in the order of their calls, though none waits for another', async () => {
  const seen = await inTransaction(database.db, async (tx) => {
    const all = Array.from({ length: 20 }, async (_, id) => {
      await sql`insert into thing values (${id})`.execute(tx)
    })
    const count = sql<{ count: number }>`select count(*)::int as count from thing`.execute(tx)
    await Promise.all(all)
    return (await count).rows[0]?.count
  })
  expect(seen).toBe(20)
  expect(await there()).toHaveLength(20)
})

test('a last statement that fails says why, and nothing was done', async () => {
  const failing = inTransaction(database.db, async (tx, last) => {
    await sql`insert into thing values (${1})`.execute(tx)
    last(sql`insert into thing values (${1})`.execute(tx))
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await there()).toEqual([])
})

test('a failure that nobody looked at is no commit', async () => {
  const swallowed = inTransaction(database.db, async (tx) => {
    await sql`insert into thing values (${1})`.execute(tx)
    await awaitedLater(sql`select ${1} / 0`.execute(tx)).catch(() => undefined)
  })
  await expect(swallowed).rejects.toThrow('rolled back')
  expect(await there()).toEqual([])
})

test('what throws while statements are under way rolls them back, and the connection goes on', async () => {
  const thrown = inTransaction(database.db, async (tx) => {
    void awaitedLater(sql`insert into thing values (${1})`.execute(tx))
    throw new Error('no')
  })
  await expect(thrown).rejects.toThrow('no')
  expect(await there()).toEqual([])
})

test('plans that are kept are those of the transaction alone', async () => {
  const mode = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`
  const inside = await inTransaction(database.db, async (tx) => (await mode.execute(tx)).rows[0]?.mode, { byKey: true })
  expect([inside, (await mode.execute(database.db)).rows[0]?.mode]).toEqual(['force_generic_plan', 'auto'])
})

test('a connection that is lost is given up, and the work is tried on another', async () => {
  let tries = 0
  await inTransaction(database.db, async (tx) => {
    tries += 1
    await sql`insert into thing values (${tries})`.execute(tx)
    if (tries === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
  })
  expect(await there()).toEqual([2])
})

const prepare = async (): Promise<void> => {
  for (let time = 0; time < 6; time += 1) await inTransaction(database.db, async (tx) => void (await put(tx, -time)))
  await sql`delete from thing`.execute(database.db)
}
const put = (tx: Tx, id: number) =>
  sql<{ id: number; word: string; none: null }>`insert into thing values (${id}) returning id, 'w' || id as word, null as none`.execute(tx)

test('what leaves without waiting has its own answer each', async () => {
  await prepare()
  const done = await inTransaction(database.db, (tx) =>
    Promise.all([put(tx, 1), put(tx, 2), sql<{ sum: string }>`select sum(id) from thing`.execute(tx), put(tx, 3)]),
  )
  expect(done.map(({ rows }) => rows)).toEqual([
    [{ id: 1, word: 'w1', none: null }],
    [{ id: 2, word: 'w2', none: null }],
    [{ sum: '3' }],
    [{ id: 3, word: 'w3', none: null }],
  ])
  expect(done[0].numAffectedRows).toBe(1n)
  expect(await there()).toEqual([1, 2, 3])
})

test('one of them that fails fails what comes after it, which says why, and nothing of them stays', async () => {
  await prepare()
  const outcomes: string[] = []
  const failing = inTransaction(database.db, async (tx) => {
    const all = [put(tx, 1), put(tx, 1), put(tx, 2)].map((each) =>
      each.then(
        () => 'done',
        (error: Error) => error.message,
      ),
    )
    outcomes.push(...(await Promise.all(all)))
  })
  await expect(failing).rejects.toThrow('rolled back')
  const twice = expect.stringContaining('duplicate key value') as unknown
  expect(outcomes).toEqual(['done', twice, twice])
  expect(await there()).toEqual([])
})

test('what goes on after it was rolled back does nothing', async () => {
  let late: Promise<unknown> | undefined
  const thrown: Promise<unknown> = inTransaction(database.db, async (tx) => {
    await sql`insert into thing values (${1})`.execute(tx)
    late = awaitedLater(thrown.catch(() => undefined).then(() => sql`insert into thing values (${2})`.execute(tx)))
    throw new Error('no')
  })
  await expect(thrown).rejects.toThrow('no')
  await expect(late).rejects.toThrow('rolled back')
  expect(await there()).toEqual([])
})

test('what was prepared before a column was widened is prepared anew, and nobody hears of it', async () => {
  await sql`create table rate (id int primary key, value numeric(5,2))`.execute(database.db)
  await sql`insert into rate values (1, 1.5)`.execute(database.db)
  const read = () =>
    inTransaction(database.db, async (tx) => (await sql<{ value: string }>`select value from rate where id = ${1}`.execute(tx)).rows)
  for (let time = 0; time < 6; time += 1) expect(await read()).toEqual([{ value: '1.50' }])
  await sql`alter table rate alter column value type numeric(7,3)`.execute(database.db)
  expect(await read()).toEqual([{ value: '1.500' }])
})

test('the same of what is read alone', async () => {
  await sql`create table share (id int primary key, value numeric(5,2))`.execute(database.db)
  await sql`insert into share values (1, 1.5)`.execute(database.db)
  const read = () => database.read('select value from share where id = $1', [1])
  for (let time = 0; time < 6; time += 1) expect(await read()).toEqual([{ value: '1.50' }])
  await sql`alter table share alter column value type numeric(7,3)`.execute(database.db)
  expect(await read()).toEqual([{ value: '1.500' }])
})
