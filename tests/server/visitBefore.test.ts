// When somebody was here before: over two server processes as over one, whatever browser it was, and after they logged out.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { fillStaff } from './processes/fillStaff.ts'
import { openFleet } from './processes/openFleet.ts'
import type { Fleet } from './processes/openFleet.ts'

let fleet: Fleet
let one: Client
let other: Client

beforeAll(async () => {
  fleet = await openFleet(2, (cluster) => fillStaff(cluster, 2))
  ;[one, other] = [fleet.socket(1, fleet.servers[0]), fleet.socket(1, fleet.servers[1])]
})
afterAll(() => fleet?.stop())
beforeEach(async () => void (await fleet.cluster.asSuperuser('delete from session_stretch')))

const before = async (client: Client): Promise<string | null | undefined> =>
  (await ask<{ answer: string | null }>(client, generatedText('GetMyVisitBefore'))).data?.answer
/** Something that is done by a person. */
const work = (client: Client) => ask(client, generatedText('VisitedRecordsFindAll'))
/** In whole minutes. */
const stretches = () =>
  fleet.cluster.asSuperuser(
    `select person, round(extract(epoch from now() - used) / 60)::int as ago, round(extract(epoch from now() - earlier) / 60)::int as earlier
     from session_stretch order by person`,
  )
const ago = (minutes: number) => fleet.cluster.asSuperuser(`update session_stretch set used = used - interval '${minutes} minutes'`)
const agoOf = (time: string | null | undefined): number => Math.round((Date.now() - Date.parse(time ?? '')) / 60_000)
/** Uses are written within seconds, each process its own: this one, and what was done there before it. */
const written = async (client: Client): Promise<void> => {
  const [{ now } = {}] = await fleet.cluster.asSuperuser('select now()::text as now')
  await work(client)
  const known = `select 1 from session_stretch where used >= '${String(now)}'`
  await expect.poll(async () => (await fleet.cluster.asSuperuser(known)).length, { timeout: 15_000 }).toBe(1)
}

it('is nothing in the first stretch of work, which has no end while one works', async () => {
  expect(await before(one)).toBeNull()
  await written(one)
  await ago(20)
  await written(other)
  expect(await before(one)).toBeNull()
  expect(await stretches()).toMatchObject([{ ago: 0, earlier: null }])
})

it('is the end of the stretch before, on both processes, from the first moment of the new one', async () => {
  await written(one)
  await ago(120)
  // The new one is not written yet.
  expect([agoOf(await before(one)), agoOf(await before(other))]).toEqual([120, 120])
  await written(other)
  expect(await stretches()).toMatchObject([{ ago: 0, earlier: 120 }])
  expect([agoOf(await before(one)), agoOf(await before(other))]).toEqual([120, 120])
})

it('is kept when the session ends, and is one’s own', async () => {
  for (const each of [one, other]) await written(each)
  await ago(90)
  await fleet.cluster.asSuperuser("delete from session where person = '1'")
  expect(await stretches()).toMatchObject([{ person: '1', ago: 90 }])
  const another = fleet.socket(2, fleet.servers[0])
  expect(await before(another)).toBeNull()
  await fleet.cluster.asSuperuser("update session_stretch set person = '2'")
  expect(agoOf(await before(another))).toBe(90)
})
