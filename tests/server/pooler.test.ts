// A database behind a pooler in transaction mode is refused at the start, with the reason and what to do; one without a pooler is not. With pgbouncer
// itself: tests/long/pgbouncer.test.ts.
import { Client } from 'pg'
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { ensureSessions } from '../../server/db/ensureSessions.ts'
import { openMute } from './processes/mute.ts'
import { openOwnCluster, type OwnCluster } from './processes/ownCluster.ts'
import { Pooler } from './processes/pooler.ts'
import { startProcess } from './processes/serverProcess.ts'

let cluster: OwnCluster
const poolers: Pooler[] = []

beforeAll(async () => (cluster = await openOwnCluster()).stop)
afterEach(async () => {
  for (const each of poolers.splice(0)) await each.stop()
})

const pooled = (url: string): Promise<string> => {
  const pooler = new Pooler(url)
  poolers.push(pooler)
  return pooler.listen(url)
}

it('the pooler of this test hands out sessions by the transaction', async () => {
  const connectionString = await pooled(cluster.url)
  const [one, other] = [new Client({ connectionString }), new Client({ connectionString })]
  for (const each of [one, other]) await each.connect()
  const sessionOf = async (client: Client): Promise<unknown> => (await client.query('select pg_backend_pid() as session')).rows[0]
  const before = await sessionOf(one)
  await other.query('begin')
  expect(await sessionOf(other)).toEqual(before)
  expect(await sessionOf(one)).not.toEqual(before)
  await other.query('commit')
  for (const each of [one, other]) await each.end()
})

it('a database of its own is taken', () => expect(ensureSessions(cluster.url)).resolves.toBeUndefined())

it.each(['url', 'ownerUrl'] as const)('a pooler is refused, whichever role goes by it: %s', async (which) => {
  const given = { url: cluster.url, ownerUrl: cluster.ownerUrl }
  const starting = startProcess({ ...given, [which]: await pooled(given[which]) })
  for (const says of ['pool_mode=transaction', 'LISTEN', 'pool_mode=session', 'DATABASE_URL']) await expect(starting).rejects.toThrow(says)
  // Told to a person, not thrown at one.
  await expect(starting).rejects.not.toThrow('ensureSessions')
  expect(await cluster.asSuperuser("select to_regclass('schema_migration') as made")).toEqual([{ made: null }])
})

it('a database that takes the connection and says nothing keeps no start waiting', async () => {
  const mute = await openMute()
  onTestFinished(() => mute.stop())
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const refused = ensureSessions(mute.url).catch((error: Error) => error.message)
  vi.advanceTimersByTime(60_000)
  expect(await refused).toContain('timeout expired')
})
