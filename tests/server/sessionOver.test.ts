// A session that runs out is over at that moment, though nobody looks at the table: nothing is answered or told from then on.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { digestOf } from '../../server/session/token.ts'
import { persisted } from '../run/persisted.ts'
import { withoutLooks } from '../run/withoutLooks.ts'
import { ask, codesOf, openBench, type Bench } from './shell/bench.ts'

const mine = '{ getMyAuthorities { id } }'
const boss = 'boss@library.example'

let bench: Bench
let neighbour: Client
beforeAll(async () => {
  bench = await withoutLooks(openBench)
  // A session's time passes when a test says so.
  vi.useFakeTimers({ toFake: ['performance'] })
  neighbour = bench.client({ cookie: await bench.enter(boss), userId: '1' })
})
afterAll(() => {
  vi.useRealTimers()
  return bench.stop()
})

/** A minute, in milliseconds: on no machine it is over before a test says so. */
const minute = 60_000

/** A socket whose session ends by itself in a minute. */
const ending = async () => {
  const cookie = await bench.enter(boss)
  await bench.sql(`update session set started = now() - interval '12 hours' + interval '${minute} milliseconds' where id = $1`, [
    digestOf(cookie.replace(/^session-\d+=/, '')),
  ])
  const client = bench.client({ cookie, userId: '1' })
  expect(codesOf(await ask(client, mine))).toEqual([])
  return client
}

test('what is asked after it is told so, and the socket is closed', async () => {
  const client = await ending()
  vi.advanceTimersByTime(minute)
  expect(codesOf(await ask(client, mine))).toEqual(['UNAUTHENTICATED'])
  expect(await client.closed).toMatchObject({ code: 4403, reason: 'expired' })
})

test('what changes after it is not told there, though it is to others', async () => {
  const client = await ending()
  const hear = (by: Client): readonly string[] => {
    const heard: string[] = []
    by.subscribe<{ changes: { id: string } }>(persisted('subscription { changes { id } }'), {
      next: ({ data }) => void (data && heard.push(data.changes.id)),
      error: () => undefined,
      complete: () => undefined,
    })
    return heard
  }
  const [heard, elsewhere] = [hear(client), hear(neighbour)]
  const announce = (id: string) =>
    bench.sql('select pg_notify($1, $2)', ['concord_change', JSON.stringify([{ entity: 'Book', id, version: 2 }])])
  const tell = async (id: string): Promise<void> => {
    await announce(id)
    await expect.poll(() => elsewhere.includes(id)).toBe(true)
  }
  // Both listen by then.
  await Promise.all([ask(client, mine), ask(neighbour, mine)])
  await tell('101')
  vi.advanceTimersByTime(minute)
  await tell('102')
  // The answer comes behind whatever was told on the same socket.
  expect(codesOf(await ask(client, mine))).toEqual(['UNAUTHENTICATED'])
  expect([heard, elsewhere]).toEqual([['101'], ['101', '102']])
})
