// Migrations that are killed at a statement, wherever it stands: the database stays as it was, to the last row and right, and the next server that comes makes of
// it what it would have become. Two at once, of which one is killed, are no different.
import { expect, it } from 'vitest'
import { migrate } from '../../server/db/migrate.ts'
import { readMigrations } from '../../server/db/readMigrations.ts'
import { withClient } from '../../server/db/withClient.ts'
import { product } from '../../server/product.ts'
import { inFull, spread } from '../run/amount.ts'
import { committed, frozen, type Beginning } from './history/beginnings.ts'
import { linesOf, stateOf } from './history/databaseState.ts'
import { makeOld } from './history/oldDatabase.ts'
import { openOwnCluster, type OwnCluster } from './processes/ownCluster.ts'

/** Every statement that makes, changes or drops something, or gives rights, is counted, and the one of this number is its session's last. No transaction takes the count back. */
const striking = `
  create schema killer; create sequence killer.seen; create table killer.plan (at int not null); insert into killer.plan values (0);
  create function killer.strike() returns event_trigger language plpgsql security definer as $$ begin
    if nextval('killer.seen') = (select at from killer.plan) then perform pg_terminate_backend(pg_backend_pid()); end if;
  end $$;
  grant usage on schema killer to public; grant select on killer.seen to public;
  create event trigger strike on ddl_command_end execute function killer.strike();`

const bring = (url: string): Promise<unknown> => migrate(url, 'house_app', { product })

/** What it becomes where nobody interferes, on a copy, and by how many statements. */
const undisturbed = async ({ copy }: OwnCluster) => {
  const url = await copy('calm')
  await bring(url)
  const { schema: becomes, done } = await stateOf(url)
  const statements = await withClient(url, async (client) => (await linesOf(client, 'select last_value::text as line from killer.seen'))[0])
  return { becomes, done, statements: Number(statements) }
}

const tried = async (cluster: OwnCluster, beginning: Beginning): Promise<number> => {
  const { ownerUrl, asSuperuser } = cluster
  await withClient(ownerUrl, (client) => makeOld(client, beginning))
  await asSuperuser(striking)
  const killAt = (statement: number) => asSuperuser(`update killer.plan set at = ${statement}; select setval('killer.seen', 1, false);`)
  const { becomes, done, statements } = await undisturbed(cluster)
  const before = await stateOf(ownerUrl)
  const each = Array.from({ length: statements }, (_, at) => at + 1)
  const killed = spread(each, 6, 3)
  for (const statement of killed) {
    await killAt(statement)
    await expect(bring(ownerUrl)).rejects.toThrow(/terminat/i)
    expect(await stateOf(ownerUrl)).toEqual(before)
  }
  await killAt(Math.ceil(statements / 2))
  const both = await Promise.allSettled([bring(ownerUrl), bring(ownerUrl)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await stateOf(ownerUrl)).toMatchObject({ schema: becomes, done })
  return killed.length
}

/** Each version that made or changed a migration and is still one that today's go on from; the frozen copy is the first of them. */
const versions = (): readonly Beginning[] => {
  const today = new Map(readMigrations().map(({ name, digest }) => [name, digest]))
  const goesOn = ({ migrations }: Beginning): boolean =>
    migrations.length < today.size && migrations.every(({ name, digest }) => today.get(name) === digest)
  const listOf = ({ migrations }: Beginning): string => migrations.map(({ digest }) => digest).join()
  const all = [frozen(), ...(inFull ? committed().filter(goesOn) : [])]
  return [...new Map(all.map((each) => [listOf(each), each])).values()]
}

it.each(versions().map((each) => [each.name, each] as const))(
  'a database made by %s is as it was after each, and then what it becomes',
  { timeout: 1_800_000 },
  async (_, beginning) => {
    const cluster = await openOwnCluster()
    try {
      const killed = await tried(cluster, beginning)
      console.log(`${beginning.name}: killed at ${killed} statements`)
      expect(killed).toBeGreaterThan(0)
    } finally {
      await cluster.stop()
    }
  },
)
