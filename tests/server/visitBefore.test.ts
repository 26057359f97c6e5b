// When somebody was here before: over two server processes as over one, whatever browser it was, and after they logged out.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { fillStaff } from './processes/fillStaff.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'

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
/** As its answer says a time. */
const saidTime = (of: string): string => `to_char(${of} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${of}`
const stretches = () =>
  fleet.cluster.asSuperuser(`select person, ${saidTime('used')}, ${saidTime('earlier')} from session_stretch order by person`)
/** Of the only one. */
const used = async (): Promise<unknown> => (await stretches())[0]?.['used']
const ago = (minutes: number) => fleet.cluster.asSuperuser(`update session_stretch set used = used - interval '${minutes} minutes'`)
/** Uses are written within seconds, each process its own: this one, and what was done there before it. */
const written = async (client: Client): Promise<void> => {
  const [{ now } = {}] = await fleet.cluster.asSuperuser('select now()::text as now')
  await work(client)
  const known = `select 1 from session_stretch where used >= '${String(now)}'`
  await expect.poll(async () => (await fleet.cluster.asSuperuser(known)).length).toBe(1)
}

it('is nothing in the first stretch of work, which has no end while one works', async () => {
  expect(await before(one)).toBeNull()
  await written(one)
  await ago(20)
  await written(other)
  expect(await before(one)).toBeNull()
  expect(await stretches()).toMatchObject([{ person: '1', earlier: null }])
})

it('is the end of the stretch before, on both processes, from the first moment of the new one', async () => {
  await written(one)
  await ago(120)
  const end = await used()
  // The new one is not written yet.
  expect([await before(one), await before(other)]).toEqual([end, end])
  await written(other)
  expect(await stretches()).toMatchObject([{ person: '1', earlier: end }])
  expect([await before(one), await before(other)]).toEqual([end, end])
})

it('is kept when the session ends, and is one’s own', async () => {
  for (const each of [one, other]) await written(each)
  await ago(90)
  const end = await used()
  await fleet.cluster.asSuperuser("delete from session where person = '1'")
  expect(await stretches()).toMatchObject([{ person: '1', used: end }])
  const another = fleet.socket(2, fleet.servers[0])
  expect(await before(another)).toBeNull()
  // The other's own use may have been written meanwhile.
  await fleet.cluster.asSuperuser("delete from session_stretch where person = '2'; update session_stretch set person = '2'")
  expect(await before(another)).toBe(end)
})
