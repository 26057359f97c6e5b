// Migrations of a large database that end at any time, by their session or by PostgreSQL itself: it stays as it was, to the last row, and the next server that comes
// makes of it what it would have become.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomOf } from '../../demo/random.ts'
import { migrate } from '../../server/db/migrate.ts'
import { withClient } from '../../server/db/withClient.ts'
import { product } from '../../server/product.ts'
import { seed } from '../run/amount.ts'
import { frozen } from '../server/history/beginnings.ts'
import { stateOf } from '../server/history/databaseState.ts'
import { makeOld } from '../server/history/oldDatabase.ts'
import { openOwnCluster, type OwnCluster } from '../server/processes/ownCluster.ts'
import { until } from '../server/processes/until.ts'

const [rows, kills] = [1_000_000, 20]
const random = randomOf(seed)
let cluster: OwnCluster

beforeAll(async () => {
  cluster = await openOwnCluster()
  await withClient(cluster.ownerUrl, async (client) => {
    await makeOld(client, frozen())
    const { rows: named } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
       where attrelid = 'transactions'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'create_time', 'amount')`,
    )
    const names = named[0]?.names ?? ''
    await client.query(
      `insert into transactions (id, create_time, amount, ${names}) select n + 1000, timestamptz '2024-01-01' + n * interval '1 minute', n, ${names}
       from generate_series(1, ${rows}) n join transactions on transactions.id = n % 3 + 1`,
    )
    await client.query('analyze')
  })
})
afterAll(() => cluster.stop())

const bring = (url: string): Promise<unknown> => migrate(url, 'house_app', { product })

/** What stands in it; of the many rows their number and a sum of their digests. */
const allOf = async (url: string) => {
  const state = await stateOf(url, ['transactions'])
  const sums = await withClient(url, (client) =>
    client.query<{ rows: string; sum: string }>(
      `select count(*) as rows, sum(hashtextextended(t::text, 0)::numeric) as sum from (select id, create_time, amount, operation, type, user_id, status from transactions) t`,
    ),
  )
  return { ...state, many: sums.rows }
}

/** The process that serves the session which migrates, once it has begun. */
const migrating = async (database: string): Promise<number> => {
  let found: number | undefined
  const begun = await until(async () => {
    const [row] = await cluster.asSuperuser(
      `select l.pid from pg_locks l join pg_database d on d.oid = l.database where l.locktype = 'advisory' and l.granted and d.datname = '${database}'`,
    )
    found = row && Number(row['pid'])
    return found !== undefined
  })
  if (!begun || found === undefined) throw new Error('nothing migrates')
  return found
}

const answers = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

/** Ends it: by a word to its session, or by a signal to its process, whereupon PostgreSQL ends every session and recovers. */
const end = async (pid: number, bySignal: boolean): Promise<void> => {
  if (!bySignal) await cluster.asSuperuser(`select pg_terminate_backend(${pid})`)
  else process.kill(pid, 'SIGKILL')
}

/** Whether a migration was ended by it, that long after it began. */
const endAfter = async (url: string, waitMs: number, bySignal: boolean): Promise<boolean> => {
  const done = bring(url).then(
    () => true,
    () => false,
  )
  const pid = await migrating('tried')
  await Promise.race([sleep(waitMs), done])
  // One that is done has no process any more.
  await end(pid, bySignal).catch(() => undefined)
  return !(await done)
}

it('is as it was after each, and then what it becomes', async () => {
  const [calm, tried] = [await cluster.copy('calm'), await cluster.copy('tried')]
  const began = performance.now()
  await bring(calm)
  const lastsMs = performance.now() - began
  const becomes = await allOf(calm)
  const before = await allOf(tried)
  expect(before.many).toMatchObject([{ rows: String(rows + 3) }])
  expect(becomes.many).toEqual(before.many)

  const endedAt: number[] = []
  while (endedAt.length < kills) {
    const waitMs = random.next() * lastsMs
    const bySignal = endedAt.length % 2 === 1
    if (!(await endAfter(tried, waitMs, bySignal))) {
      // Done before: from the beginning, which is no kill.
      await cluster.asSuperuser('drop database tried')
      await cluster.copy('tried')
      continue
    }
    expect(await until(() => answers(tried))).toBe(true)
    expect(await allOf(tried)).toEqual(before)
    endedAt.push(Math.round(waitMs))
  }
  await bring(tried)
  expect(await allOf(tried)).toEqual({ ...becomes, rows: expect.anything() as unknown })
  console.error(`${rows} rows, ${Math.round(lastsMs)} ms a migration; ended after ${endedAt.join(', ')} ms; seed ${seed}`)
})
