// Who works on what at a desk, over two server processes: seen on both, claimed by one person, kept by the gate; what a killed process said is gone.
import type { Client } from 'graphql-ws'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert } from '../../server/actions/insert.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { transact } from '../../server/kit.ts'
import { product } from '../../server/product.ts'
import { ask, codesOf } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { holdOn } from '../run/holdOn.ts'
import { persisted } from '../run/persisted.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'
import { fillStaff } from './processes/fillStaff.ts'
import { until } from './processes/until.ts'

const [people, member] = [4, '5']
let fleet: Fleet
let one: Client
let other: Client

beforeAll(async () => {
  fleet = await openFleet(2, async (cluster) => {
    await fillStaff(cluster, people)
    const database = openDatabase(cluster.url, patiently)
    await transact(database.db, { product, action: 'test' }, (work) =>
      insert(work, 'User', { email: 'm@house.example', username: 'm', screenName: 'm', role: 'member', 'credentials.password': '-' }),
    )
    await database.close()
  })
  ;[one, other] = [fleet.socket(1, fleet.servers[0]), fleet.socket(2, fleet.servers[1])]
})
afterAll(() => fleet?.stop())

interface Attendance {
  readonly record: string
  readonly by: string
  readonly mine: boolean
  readonly claimed: boolean
}

const texts = {
  find: generatedText('AttendancesFindAll'),
  attend: generatedText('Attend'),
  claim: generatedText('Claim'),
  unclaim: generatedText('Unclaim'),
}
const find = async (client: Client, entity = 'User'): Promise<readonly Attendance[] | null | undefined> =>
  (await ask<{ answer: readonly Attendance[] | null }>(client, texts.find, { entity })).data?.answer
const attend = (client: Client, record: string | null, entity = 'User') => ask(client, texts.attend, { entity, record })
const claim = (client: Client, takesOver = false, record = member, entity = 'User') =>
  ask<{ answer: boolean | null }>(client, texts.claim, { entity, record, takesOver })
const unclaim = (client: Client, record = member) => ask(client, texts.unclaim, { entity: 'User', record })
const gets = async (client: Client, takesOver = false) => (await claim(client, takesOver)).data?.answer

const markAsFraud = async (client: Client) => {
  const [{ version } = { version: 0 }] = await fleet.cluster.asSuperuser(`select version from users_fraud where id = ${member}`)
  const { data } = await ask<{ answer: Readonly<Record<string, unknown>> | null }>(client, generatedText('FraudInfoMarkAsFraud'), {
    id: member,
    version,
    key: newKey(),
    input: {},
    ticks: [],
  })
  return data?.answer
}

const hear = async (client: Client): Promise<readonly string[]> => {
  const heard: string[] = []
  client.subscribe<{ answer: { kind: string; entity: string | null; id: string | null } }>(persisted(generatedText('Changes')), {
    next: ({ data }) => void heard.push(`${data?.answer.kind} ${data?.answer.entity} ${data?.answer.id}`),
    error: () => undefined,
    complete: () => undefined,
  })
  await find(client)
  return heard
}

describe('presence', () => {
  it('of a window is told to the other processes, and found there, until it goes on or closes', async () => {
    const heard = await hear(other)
    await attend(one, member)
    expect(await until(() => heard.includes(`ATTENDED User ${member}`))).toBe(true)
    expect(await find(other)).toEqual([expect.objectContaining({ record: member, by: 'p1', mine: false, claimed: false })])
    expect(await find(one)).toEqual([expect.objectContaining({ record: member, mine: true })])
    await attend(one, '3')
    expect((await find(other))?.map(({ record }) => record)).toEqual(['3'])
    await attend(one, null)
    expect(await find(other)).toEqual([])
    const window = fleet.socket(3, fleet.servers[0])
    await attend(window, member)
    expect(await find(other)).toHaveLength(1)
    await window.dispose()
    expect(await until(async () => (await find(other))?.length === 0)).toBe(true)
  })

  it('of what is opened quickly one after another is that of the last', async () => {
    await Promise.all(['1', '2', '3', '4', member].map((record) => attend(one, record)))
    expect((await find(other))?.map(({ record }) => record)).toEqual([member])
    await attend(one, null)
  })

  it('of what a window said in its last moment is nobody’s', async () => {
    for (let round = 0; round < 40; round += 1) {
      const window = fleet.socket(3, fleet.servers[0])
      await find(window)
      const said = attend(window, member).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, round % 4))
      await window.dispose()
      await said
    }
    expect(await until(async () => (await find(other))?.length === 0)).toBe(true)
  })

  it('of a window that closed while the database was away is nobody’s as soon as it is back', async () => {
    const window = fleet.socket(3, fleet.servers[0])
    await attend(window, member)
    const pool = new Pool({ connectionString: fleet.cluster.url, max: 1 })
    const letGo = await holdOn(pool, 'lock table attendance in access exclusive mode')
    await window.dispose()
    const cut = `
      select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%with before as (delete from attendance%' and pid <> pg_backend_pid()`
    expect(await until(async () => (await fleet.cluster.asSuperuser(cut)).length > 0)).toBe(true)
    await letGo()
    await pool.end()
    expect(await until(async () => (await find(other))?.length === 0)).toBe(true)
  })

  it('is for whoever may read the records of a desk', async () => {
    for (const entity of ['Tag', 'AuditRecord', 'Nothing', '']) {
      expect(codesOf(await ask(one, texts.find, { entity }))).toEqual(['DENIED'])
      expect(codesOf(await attend(one, '1', entity))).toEqual(['DENIED'])
      expect(codesOf(await claim(one, false, '1', entity))).toEqual(['DENIED'])
    }
    for (const record of ['', 'x', '1 or 1', '-1', '9'.repeat(40)]) expect(codesOf(await attend(one, record))).toEqual(['DENIED'])
    const kept = await fleet.cluster.asSuperuser(`select "right" from role_right where role = 'admin'`)
    await fleet.cluster.asSuperuser(`delete from role_right where role = 'admin'`)
    expect(await until(async () => codesOf(await ask(one, texts.find, { entity: 'User' })).includes('DENIED'))).toBe(true)
    expect(codesOf(await attend(one, member))).toEqual(['DENIED'])
    expect(codesOf(await claim(one))).toEqual(['DENIED'])
    for (const { right } of kept) await fleet.cluster.asSuperuser(`insert into role_right values ('admin', '${String(right)}')`)
    for (const each of [one, other])
      expect(await until(async () => codesOf(await ask(each, texts.find, { entity: 'User' })).length === 0)).toBe(true)
  })
})

describe('a claim', () => {
  it('is had by exactly one of those who claim at once', async () => {
    const clients = [1, 2, 3, 4].map((person) => fleet.socket(person, fleet.servers[person % 2]))
    for (let round = 0; round < 20; round += 1) {
      const got = await Promise.all(clients.map((each) => gets(each)))
      expect(got.filter((each) => each)).toHaveLength(1)
      expect((await find(one))?.filter(({ claimed }) => claimed)).toHaveLength(1)
      await Promise.all(clients.map((each) => unclaim(each)))
    }
    for (const each of clients) await each.dispose()
  })

  it('keeps the decisions of others out, whatever process they ask, and is over with its own', async () => {
    expect(await gets(one)).toBe(true)
    expect(await gets(one)).toBe(true)
    expect(await gets(other)).toBe(false)
    expect(await markAsFraud(other)).toMatchObject({ __typename: 'Refused', rule: 'claimed', params: ['p1'], ticks: [] })
    await unclaim(other)
    expect(await markAsFraud(other)).toMatchObject({ __typename: 'Refused', rule: 'claimed' })
    expect(await gets(other, true)).toBe(true)
    expect(await markAsFraud(one)).toMatchObject({ __typename: 'Refused', rule: 'claimed', params: ['p2'] })
    expect(await markAsFraud(other)).toMatchObject({ __typename: 'UserFraudSaved' })
    expect(await fleet.cluster.asSuperuser('select from claim')).toEqual([])
    await fleet.cluster.asSuperuser(`update users_fraud set status = 'POSSIBLE' where id = ${member}`)
  })

  it('ends five minutes after it was last worked on, and comes back to nobody by itself', async () => {
    expect(await gets(one)).toBe(true)
    // Half a minute before the end: on a slow machine it is not over when it is asked.
    await fleet.cluster.asSuperuser("update claim set used = now() - interval '270 seconds'")
    expect(await markAsFraud(other)).toMatchObject({ rule: 'claimed' })
    await attend(one, member)
    await fleet.cluster.asSuperuser("update claim set used = now() - interval '10 minutes'")
    // Its holder has it open and was there just now.
    expect(await markAsFraud(other)).toMatchObject({ rule: 'claimed' })
    await attend(one, null)
    await fleet.cluster.asSuperuser("update claim set used = now() - interval '301 seconds'")
    expect(await gets(other)).toBe(true)
    await fleet.cluster.asSuperuser("update claim set used = now() - interval '301 seconds'")
    expect(await until(async () => (await fleet.cluster.asSuperuser('select from claim')).length === 0)).toBe(true)
    await attend(other, member)
    expect((await find(one))?.filter(({ claimed }) => claimed)).toEqual([])
  })

  it('of a process that is killed stays, what was open there does not', async () => {
    const [, second] = fleet.servers
    if (!second) throw new Error('there is one server only')
    expect(await gets(other)).toBe(true)
    expect(await find(one)).toEqual([expect.objectContaining({ by: 'p2', claimed: true })])
    await fleet.kill(second)
    expect(await find(one)).toEqual([expect.objectContaining({ by: 'p2', claimed: true })])
    expect(await until(async () => (await fleet.cluster.asSuperuser('select from attendance')).length === 0)).toBe(true)
    // Somebody's session that is still used elsewhere keeps nothing by a window that is gone.
    await fleet.cluster.asSuperuser("update claim set used = now() - interval '301 seconds'")
    expect(await until(async () => (await find(one))?.length === 0)).toBe(true)
  })
})
