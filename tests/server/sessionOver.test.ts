// A session that runs out is over at that moment: the table is looked at every few seconds only, and nothing is answered or told in between.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { digestOf } from '../../server/session/token.ts'
import { persisted } from '../run/persisted.ts'
import { until } from './processes/until.ts'
import { ask, codesOf, openBench } from './shell/bench.ts'
import type { Bench } from './shell/bench.ts'

const mine = '{ getMyAuthorities { id } }'
const boss = 'boss@library.example'

let bench: Bench
let neighbour: Client
let neighbourId: string
beforeAll(async () => {
  bench = await openBench()
  const cookie = await bench.enter(boss)
  neighbourId = digestOf(cookie.replace(/^session-\d+=/, ''))
  neighbour = bench.client({ cookie, userId: '1' })
})
afterAll(() => bench.stop())

/** Uses are stored when the table is looked at: after this it is not for some seconds. */
beforeEach(async () => {
  await bench.sql("update session set used = now() - interval '30 minutes' where id = $1", [neighbourId])
  await ask(neighbour, mine)
  const isStored = async (): Promise<boolean> =>
    (await bench.sql("select from session where id = $1 and used > now() - interval '1 minute'", [neighbourId])).length > 0
  if (!(await until(isStored))) throw new Error('the use of a session was not stored')
})

/** A socket whose session ends by itself in so long. */
const endingIn = async (milliseconds: number) => {
  const cookie = await bench.enter(boss)
  await bench.sql(`update session set started = now() - interval '12 hours' + interval '${milliseconds} milliseconds' where id = $1`, [
    digestOf(cookie.replace(/^session-\d+=/, '')),
  ])
  const client = bench.client({ cookie, userId: '1' })
  expect(codesOf(await ask(client, mine))).toEqual([])
  return client
}

test('what is asked after it is told so, and the socket is closed', async () => {
  const client = await endingIn(1_000)
  await expect.poll(async () => codesOf(await ask(client, mine)), { timeout: 2_500, interval: 50 }).toEqual(['UNAUTHENTICATED'])
  expect(await client.closed).toMatchObject({ code: 4403, reason: 'expired' })
})

test('what changes after it is not told there, though it is to others', async () => {
  const client = await endingIn(1_000)
  const began = performance.now()
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
  await expect.poll(() => performance.now() - began, { timeout: 2_500 }).toBeGreaterThan(1_100)
  await tell('102')
  // The answer comes behind whatever was told on the same socket.
  expect(codesOf(await ask(client, mine))).toEqual(['UNAUTHENTICATED'])
  expect([heard, elsewhere]).toEqual([['101'], ['101', '102']])
})
