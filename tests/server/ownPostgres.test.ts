// The same code on a PostgreSQL that it did not start (DATABASE_URL, DATABASE_OWNER_URL), by two server processes side by side.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, codesOf } from '../access/server/ask.ts'
import { ask as askDatabase } from './embedded/workbench.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { persisted } from '../run/persisted.ts'
import { openOwnCluster, type OwnCluster } from './processes/ownCluster.ts'
import { until } from './processes/until.ts'
import { runStaff, startProcess, type ServerProcess } from './processes/serverProcess.ts'
import { enter, socketTo, type Entered, type Visitor } from './processes/visit.ts'

const email = 'first@house.example'
const password = 'the first of the house'
let cluster: OwnCluster
let servers: readonly ServerProcess[]
let added: Awaited<ReturnType<typeof runStaff>>
let who: Entered
let one: Visitor
let other: Visitor

beforeAll(async () => {
  cluster = await openOwnCluster()
  added = await runStaff(cluster, ['add', email], password)
  servers = await Promise.all([startProcess(cluster), startProcess(cluster)])
  const [first, second] = servers
  if (!first || !second) throw new Error('two servers were expected')
  who = await enter(first.url, email, password)
  one = socketTo(first.url, who.userId, cookieAt(first.url))
  other = socketTo(second.url, who.userId, cookieAt(second.url))
})
afterAll(async () => {
  for (const each of [one, other]) await each?.dispose()
  await Promise.all((servers ?? []).map((each) => each.stop()))
  await cluster?.stop()
})

/** One session, whichever server is asked: behind one address a browser sends the same cookie to both. */
const cookieAt = (url: string): string => who.cookie.replace(/^session-\d+/, `session-${new URL(url).port}`)

const makeTag = (client: Client, title: string) =>
  ask<{ answer: { __typename: string } }>(client, generatedText('TagsCreate'), { key: newKey(), input: { title, type: 'category' } })
const list = generatedText('TagsList')
const mayRead = async (client: Client): Promise<boolean> => codesOf(await ask(client, list)).length === 0
const setRights = (off: boolean): string =>
  off ? "delete from role_right where role = 'admin'" : 'insert into role_right select * from kept_rights on conflict do nothing'

it('a server is refused its start where what the product asks has no TLS, in one line', async () => {
  await expect(startProcess(cluster, { PAYMENT_CHECK_URL: 'http://pay.example/check' })).rejects.toThrow(
    /^PAYMENT_CHECK_URL is an address that begins with https:\/\/, not 'http:\/\/pay.example\/check'\n$/,
  )
})

it('a server is refused its start where its role may do what only the owner may, before anything is made', async () => {
  for (const text of [
    'create database unmade owner house_owner',
    "create role house_member login password 'of the house' in role house_owner",
    "create role house_root superuser login password 'of the house'",
  ])
    await cluster.asSuperuser(text)
  const [there, ownerUrl] = [new URL(cluster.ownerUrl), Object.assign(new URL(cluster.ownerUrl), { pathname: '/unmade' }).href]
  there.searchParams.set('application_name', 'console')
  const as = (username: string) => Object.assign(new URL(ownerUrl), { username, password: 'of the house' }).href
  for (const url of [Object.assign(there, { pathname: '/unmade' }).href, as('house_member'), as('house_root')])
    await expect(startProcess({ url, ownerUrl })).rejects.toThrow(/^DATABASE_URL and DATABASE_OWNER_URL must name two roles: .*\n$/)
  expect(await askDatabase(ownerUrl, "select to_regclass('schema_migration') as made")).toEqual([{ made: null }])
})

it('a server goes down in order where one stop comes as two signals, as by npm, and at once where it is asked for again (S29)', async () => {
  // Longer than the test has: by its own order it does not end in it.
  const [patient, hurried] = [await startProcess(cluster, { STOP_DELAY: '500' }), await startProcess(cluster, { STOP_DELAY: '60000' })]
  for (const _ of ['npm', 'its process group']) process.kill(patient.pid, 'SIGTERM')
  expect(await patient.ended).toMatchObject({ code: 0 })
  let ended = false
  void hurried.ended.then(() => (ended = true))
  await expect.poll(() => ended || !process.kill(hurried.pid, 'SIGTERM'), { interval: 200, timeout: 300_000 }).toBe(true)
  expect(await hurried.ended).toMatchObject({ code: 1 })
})

describe('a database of somebody’s own', () => {
  it('is migrated by its owner, and worked with by a role that may do no more', async () => {
    expect(await cluster.asSuperuser("select tableowner from pg_tables where tablename in ('users', 'audit_record') order by 1")).toEqual([
      { tableowner: 'house_owner' },
      { tableowner: 'house_owner' },
    ])
    const may = (what: string) => `has_table_privilege('house_app', 'audit_record', '${what}') as ${what}`
    expect(await cluster.asSuperuser(`select ${['insert', 'update', 'delete', 'truncate'].map(may).join(', ')}`)).toEqual([
      { insert: true, update: false, delete: false, truncate: false },
    ])
    expect(await cluster.asSuperuser('select count(*)::int as n from users')).toEqual([{ n: 1 }])
  })

  it('has its first admin by a command, once', () =>
    expect(added).toMatchObject({ code: 0, said: expect.stringContaining('may log in') as string }))

  it('refuses a second first admin, and a wrong password', async () => {
    expect((await runStaff(cluster, ['add', email], password)).code).toBe(1)
    await expect(enter(servers[0]?.url ?? '', email, 'another')).rejects.toThrow('refused')
  })
})

describe('two server processes', () => {
  it('hear of each other’s changes', async () => {
    const heard: string[] = []
    const next = ({ data }: { readonly data?: { readonly answer: { readonly entity: string | null; readonly kind: string } } | null }) =>
      void heard.push(`${data?.answer.kind} ${data?.answer.entity}`)
    other.subscribe<{ answer: { entity: string | null; kind: string } }>(persisted(generatedText('Changes')), {
      next,
      error: () => undefined,
      complete: () => undefined,
    })
    await mayRead(other)
    expect((await makeTag(one, 'Heard of')).data).toMatchObject({ answer: { __typename: 'TagSaved' } })
    expect(await until(() => heard.includes('SAVED Tag'))).toBe(true)
    const { data } = await ask<{ answer: { items: { title: string }[] } }>(other, list)
    expect(data?.answer.items.map(({ title }) => title)).toContain('Heard of')
  })

  it('run one change once, whichever of them it is sent to', async () => {
    const variables = { key: newKey(), input: { title: 'Sent to both', type: 'category' } }
    const answers = await Promise.all([one, other, one, other].map((client) => ask(client, generatedText('TagsCreate'), variables)))
    expect(answers.map(({ data }) => data?.['answer'])).toMatchObject(answers.map(() => ({ __typename: 'TagSaved' })))
    expect(await cluster.asSuperuser("select count(*)::int as n from tags where title = 'Sent to both'")).toEqual([{ n: 1 }])
  })

  it('follow rights that change, also when the announcement is lost (A23)', async () => {
    await cluster.asSuperuser('create table kept_rights as select * from role_right')
    for (const lost of [false, true]) {
      const silently = lost ? 'set session_replication_role = replica; ' : ''
      for (const off of [true, false]) {
        await cluster.asSuperuser(`${silently}${setRights(off)}`)
        for (const client of [one, other]) expect(await until(async () => (await mayRead(client)) === !off)).toBe(true)
      }
    }
  })

  it('end a session at both when it is logged out at one, and it is dead for good (S13)', async () => {
    expect((await ask(one, generatedText('Logout'))).data).toEqual({ answer: true })
    expect(await Promise.all([one.closed, other.closed])).toMatchObject([
      { code: 4403, reason: 'ended' },
      { code: 4403, reason: 'ended' },
    ])
    for (const { url } of servers)
      expect(await socketTo(url, who.userId, cookieAt(url)).closed).toMatchObject({ code: 4403, reason: 'ended' })
  })

  it('go down in order, one after the other', async () => {
    expect(await servers[0]?.stop()).toBe(0)
    const again = await enter(servers[1]?.url ?? '', email, password)
    expect(again.userId).toBe(who.userId)
    expect(await servers[1]?.stop()).toBe(0)
  })
})
