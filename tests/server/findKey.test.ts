// What became of an operation key: known, running, forgotten, never seen; and only one's own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from 'graphql-ws'
import type { PoolClient } from 'pg'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { openDatabase, type Database } from '../../server/db/openDatabase.ts'
import { ask, openBench, type Bench } from './shell/bench.ts'
import { patiently } from '../run/patiently.ts'

const dayMs = 86_400_000

let bench: Bench
let client: Client
let database: Database
beforeAll(async () => {
  bench = await openBench()
  client = bench.client({ cookie: await bench.enter('boss@library.example'), userId: '1' })
  database = openDatabase(bench.server.database.url, patiently)
})
afterAll(async () => {
  await database.close()
  await bench.stop()
})

const outcomeOf = async (key: string): Promise<unknown> =>
  (await ask(client, 'query($key: Uuid!) { operationKeysFind(key: $key) }', { key })).data?.['operationKeysFind']
const insert = "insert into operation_key (actor, key, operation, digest, intent, result) values ($1, $2, 'x', 'x', 'x', '{}')"
const refuse = "insert into operation_key (actor, key, operation, digest, intent, refused) values ($1, $2, 'x', 'x', 'x', '{}')"

/** @returns what is said while that is written and not committed yet; it is committed afterwards */
const whileRuns = async <Said>(
  statement: string,
  values: readonly string[],
  say: (running: PoolClient) => Promise<Said>,
): Promise<Said> => {
  const running = await database.pool.connect()
  try {
    await running.query('begin')
    await running.query(statement, [...values])
    const said = await say(running)
    await running.query('commit')
    return said
  } finally {
    // Whatever failed, nothing of it stays open.
    running.release(true)
  }
}

test('a key nobody used is unknown, and asking does not use it', async () => {
  const key = uuid7()
  expect([await outcomeOf(key), await outcomeOf(key)]).toEqual(['UNKNOWN', 'UNKNOWN'])
  expect(await bench.sql('select 1 from operation_key where key = $1', [key])).toEqual([])
})

test('a key whose change is stored is done, for its own user', async () => {
  const [own, other] = [uuid7(), uuid7()]
  await bench.sql(insert, ['1', own])
  await bench.sql(insert, ['2', other])
  expect([await outcomeOf(own), await outcomeOf(other)]).toEqual(['DONE', 'UNKNOWN'])
})

test('a key whose change runs at this moment is in progress', async () => {
  const key = uuid7()
  expect(await whileRuns(insert, ['1', key], () => outcomeOf(key))).toBe('IN_PROGRESS')
  expect(await outcomeOf(key)).toBe('DONE')
})

test.each([
  ['done', insert, 'DONE', 'UNKNOWN'],
  ['unknown where all was refused', refuse, 'UNKNOWN', 'DONE'],
] as const)('a key that is stored while it is looked for is %s, never the other', async (_what, store, outcome, other) => {
  const answers: unknown[] = []
  // Whoever looks waits for 50 ms, once: the database itself lets go as soon as somebody waits. A busy machine may take longer, or see nobody wait:
  // then it was in progress, and is tried again.
  const letGo = `do $$ declare began timestamptz := clock_timestamp(); begin loop
    exit when exists (select from pg_locks where not granted) or clock_timestamp() > began + interval '1 second';
    perform pg_sleep(0.001);
  end loop; end $$; commit`
  for (let tried = 0; tried < 40 && !answers.includes(outcome); tried += 1) {
    const key = uuid7()
    const seen = await whileRuns(store, ['1', key], async (running) => (await Promise.all([outcomeOf(key), running.query(letGo)]))[0])
    answers.push(seen)
  }
  expect(answers).toContain(outcome)
  expect(answers).not.toContain(other)
})

test('a key under which everything was refused is unknown, but for the moment in which it is tried again', async () => {
  const key = uuid7()
  await bench.sql(refuse, ['1', key])
  expect(await outcomeOf(key)).toBe('UNKNOWN')
  expect(await whileRuns("update operation_key set result = '{}' where key = $1", [key], () => outcomeOf(key))).toBe('IN_PROGRESS')
  expect(await outcomeOf(key)).toBe('DONE')
})

test('a key older than thirty days says nothing any more', async () => {
  expect(await outcomeOf('01900000-0000-7000-8000-000000000001')).toBe('EXPIRED')
  expect(await outcomeOf(uuid7(Date.now() - 29 * dayMs))).toBe('UNKNOWN')
})

test('a key whose change is stored is done for as long as it is kept', async () => {
  const key = uuid7(Date.now() - 31 * dayMs)
  await bench.sql(insert, ['1', key])
  expect(await outcomeOf(key)).toBe('DONE')
})
