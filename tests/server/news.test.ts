// Up to when somebody has seen what is new: over two server processes as over one, by the server's clock, never back, and one's own alone.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, codesOf } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { persisted } from '../run/persisted.ts'
import { fillStaff } from './processes/fillStaff.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'
import { until } from './processes/until.ts'

let fleet: Fleet
let one: Client
let elsewhere: Client
let other: Client

beforeAll(async () => {
  fleet = await openFleet(2, (cluster) => fillStaff(cluster, 2))
  ;[one, elsewhere, other] = [fleet.socket(1, fleet.servers[0]), fleet.socket(1, fleet.servers[1]), fleet.socket(2, fleet.servers[1])]
})
afterAll(() => fleet?.stop())
beforeEach(async () => void (await fleet.cluster.asSuperuser('delete from preference; delete from session_stretch')))

interface Times {
  readonly since: string
  readonly until: string
}

const times = async (client: Client): Promise<Times> => {
  const { data } = await ask<{ answer: Times }>(client, generatedText('GetMyNews'))
  if (!data) throw new Error('nothing was answered')
  return data.answer
}
const see = (client: Client, moment: string) => ask(client, generatedText('NewsSeen'), { until: moment })
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()
const agoOf = (time: string): number => Math.round((Date.now() - Date.parse(time)) / 60_000)

describe('whoever never looked', () => {
  it('is told what came since they entered, in the first visit', async () => {
    await fleet.cluster.asSuperuser("update session set started = now() - interval '7 minutes' where person = '1'")
    expect([agoOf((await times(one)).since), agoOf((await times(elsewhere)).since)]).toEqual([7, 7])
  })

  it('is told what came since their visit before', async () => {
    // The processes write the stretches of whoever is here, too, every few seconds.
    await fleet.cluster.asSuperuser(
      `insert into session_stretch (person, used, earlier) values ('1', now(), now() - interval '90 minutes')
       on conflict (person) do update set used = excluded.used, earlier = excluded.earlier`,
    )
    expect([agoOf((await times(one)).since), agoOf((await times(elsewhere)).since)]).toEqual([90, 90])
    expect(agoOf((await times(other)).since)).not.toBe(90)
  })
})

describe('what was seen', () => {
  it('is seen up to the moment when it was counted, at every process, and by nobody else', async () => {
    const before = await times(other)
    const { until: counted } = await times(one)
    expect(codesOf(await see(one, counted))).toEqual([])
    expect((await times(elsewhere)).since).toBe(counted)
    expect((await times(other)).since).toBe(before.since)
  })

  it('never goes back, and never ahead of the clock of the database', async () => {
    const { until: counted } = await times(one)
    await see(one, counted)
    await see(elsewhere, minutesAgo(30))
    expect((await times(one)).since).toBe(counted)
    await see(one, minutesAgo(-600))
    const { since, until: now } = await times(elsewhere)
    expect(since > counted && since <= now).toBe(true)
  })

  it('is the later one of two that are told at once', async () => {
    const [early, late] = [minutesAgo(10), minutesAgo(5)]
    await Promise.all([see(one, late), see(elsewhere, early), see(one, early), see(elsewhere, late)])
    expect((await times(one)).since).toBe(late)
  })

  it.each(['yesterday', '', '-infinity'])('%j is no moment', async (moment) => {
    expect(codesOf(await see(one, moment))).not.toEqual([])
    expect(await fleet.cluster.asSuperuser('select from preference')).toEqual([])
  })

  it('is heard by all that a person has open, at whichever process, with the moment itself', async () => {
    const kinds: string[] = []
    const end = elsewhere.subscribe<{ answer: { kind: string } }>(persisted(generatedText('Changes')), {
      next: ({ data }) => void (data && kinds.push(data.answer.kind)),
      error: () => undefined,
      complete: () => undefined,
    })
    const { until: counted } = await times(elsewhere)
    await see(one, counted)
    expect(await until(() => kinds.includes('PREFERENCES'))).toBe(true)
    const { data } = await ask<{ answer: { newsSeen: string } }>(elsewhere, generatedText('GetMyAuthorities'))
    expect(data?.answer.newsSeen).toBe(counted)
    end()
  })
})
