// Preferences over two server processes: one's own alone, checked, and heard by whatever one has open. What the page says of them: tests/browser/preferencesPage.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from 'graphql-ws'
import { ask, codesOf } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { persisted } from '../run/persisted.ts'
import { fillStaff } from './processes/fillStaff.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'
import { until } from './processes/until.ts'

let fleet: Fleet
let one: Client
let other: Client

beforeAll(async () => {
  fleet = await openFleet(2, (cluster) => fillStaff(cluster, 2))
  ;[one, other] = [fleet.socket(1, fleet.servers[0]), fleet.socket(2, fleet.servers[1])]
})
afterAll(() => fleet?.stop())
beforeEach(async () => void (await fleet.cluster.asSuperuser('delete from preference')))

const set = (client: Client, name: string, value: string | null) => ask(client, generatedText('PreferenceSet'), { name, value })
const told = async (client: Client): Promise<unknown> => {
  const { data } = await ask<{ answer: Record<string, unknown> }>(client, generatedText('GetMyAuthorities'))
  const { language, zone, rows, quiet } = data?.answer ?? {}
  return { language, zone, rows, quiet }
}
const nothing = { language: null, zone: null, rows: null, quiet: null }

/** What a socket hears on the live channel, until it is asked no more. */
const hear = async (client: Client) => {
  const kinds: string[] = []
  const end = client.subscribe<{ answer: { kind: string } }>(persisted(generatedText('Changes')), {
    next: ({ data }) => void (data && kinds.push(data.answer.kind)),
    error: () => undefined,
    complete: () => undefined,
  })
  await told(client)
  return { kinds, end }
}

describe('preferences', () => {
  it('are one’s own alone: what one person sets, the other process tells them and nobody else', async () => {
    expect(codesOf(await set(one, 'zone', 'Asia/Kolkata'))).toEqual([])
    await set(one, 'rows', 'compact')
    await set(one, 'zone', 'Pacific/Kiritimati')
    await set(one, 'quiet', 'on')
    expect(await told(fleet.socket(1, fleet.servers[1]))).toEqual({ ...nothing, zone: 'Pacific/Kiritimati', rows: 'compact', quiet: 'on' })
    expect(await told(other)).toEqual(nothing)
    await set(one, 'zone', null)
    await set(one, 'quiet', null)
    expect(await told(one)).toEqual({ ...nothing, rows: 'compact' })
  })

  it.each([
    ['language', 'xx'],
    ['language', ''],
    ['zone', 'Mars/Phobos'],
    ['zone', '+02:00'],
    ['zone', '"><script>'],
    ['rows', 'tiny'],
    ['quiet', 'off'],
    ['newsSeen', '2026-11-26T17:42:05.123Z'],
    ['colour', 'red'],
  ])('%s %j is refused, which is said of its name, and nothing is kept', async (name, value) => {
    const answer = await set(one, name, value)
    expect(codesOf(answer)).toEqual(['BAD_REQUEST'])
    expect(JSON.stringify(answer.errors)).toContain(['colour', 'newsSeen'].includes(name) ? 'name' : name)
    expect(await fleet.cluster.asSuperuser('select from preference')).toEqual([])
  })

  it('are heard by all that a person has open, at whichever process, and by no other', async () => {
    const heard = await Promise.all([hear(fleet.socket(1, fleet.servers[0])), hear(fleet.socket(1, fleet.servers[1])), hear(other)])
    await set(one, 'rows', 'roomy')
    for (const { kinds } of heard.slice(0, 2)) expect(await until(() => kinds.includes('PREFERENCES'))).toBe(true)
    expect(heard[2]?.kinds).not.toContain('PREFERENCES')
    // What the other hears of their own comes later.
    await set(other, 'rows', 'roomy')
    expect(await until(() => heard[2]?.kinds.includes('PREFERENCES') ?? false)).toBe(true)
    expect(heard[2]?.kinds.filter((kind) => kind === 'PREFERENCES')).toHaveLength(1)
    for (const { end } of heard) end()
  })
})
