// Server processes side by side on one database are one server to whoever uses them: rights, live events, operation keys,
// the death of one, what comes by the clock. Two, four in full. Their limits: sideBySideLimits.test.ts.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, codesOf } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { amount } from '../run/amount.ts'
import { persisted } from '../run/persisted.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'
import type { Visitor } from './processes/visit.ts'
import type { ServerProcess } from './processes/serverProcess.ts'
import { until } from './processes/until.ts'

const count = amount(2, 4)
let fleet: Fleet

beforeAll(async () => {
  fleet = await openFleet(count, 9)
  // What a test keeps in the database is no table of the house: its owner grants those at each start.
  await fleet.cluster.asSuperuser('create schema watch; grant usage on schema watch to public')
})
afterAll(() => fleet?.stop())

const list = generatedText('TagsList')
const create = generatedText('TagsCreate')
type Made = { readonly answer: { readonly __typename: string } | null }

/** The same person on every server. */
const everywhere = (person: number): readonly Visitor[] => fleet.servers.map((server) => fleet.socket(person, server))
const make = (client: Client, title: string, key = newKey()) => ask<Made>(client, create, { key, input: { title, type: 'category' } })
const tags = (like: string) => fleet.cluster.asSuperuser(`select count(*)::int as n from tags where title like '${like}'`)

interface Heard {
  readonly answer: { readonly kind: string; readonly entity: string | null }
}

/** What a socket hears from now on, as `SAVED Tag`. */
const hear = async (client: Client): Promise<readonly string[]> => {
  const heard: string[] = []
  client.subscribe<Heard>(persisted(generatedText('Changes')), {
    next: ({ data }) => void heard.push(`${data?.answer.kind} ${data?.answer.entity}`),
    error: () => undefined,
    complete: () => undefined,
  })
  await ask(client, list)
  return heard
}

describe('rights and live events', () => {
  it('that a role loses hold for the sockets of every process, and what it lost is heard no more', async () => {
    const clients = everywhere(1)
    const heard = await Promise.all(clients.map(hear))
    const may = async (): Promise<readonly boolean[]> =>
      Promise.all(clients.map(async (each) => codesOf(await ask(each, list)).length === 0))
    const isAll = (allowed: boolean) => async (): Promise<boolean> => (await may()).every((each) => each === allowed)
    await fleet.cluster.asSuperuser('create table watch.kept_rights as select * from role_right')
    await fleet.cluster.asSuperuser("delete from role_right where role = 'admin'")
    // Told, and not found by a look of every few seconds: tests/access/socketCells has none.
    expect(await until(isAll(false))).toBe(true)
    await fleet.cluster.asSuperuser(`select pg_notify('concord_change', '{"entity":"Tag","id":"1","version":1}')`)
    // What was announced later has come to every socket: so has what was announced before it, or it never will.
    await fleet.cluster.asSuperuser(`select pg_notify('concord_preference', '1')`)
    expect(await until(() => heard.every((each) => each.some((event) => event === 'PREFERENCES null')))).toBe(true)
    await fleet.cluster.asSuperuser('insert into role_right select * from watch.kept_rights on conflict do nothing')
    expect(await until(isAll(true))).toBe(true)
    for (const each of heard) expect(each).not.toContain('SAVED Tag')
    for (const each of clients) await each.dispose()
  })

  it('of a change made on one are heard on all', async () => {
    const clients = everywhere(1)
    const heard = await Promise.all(clients.map(hear))
    for (const [at, client] of clients.entries()) {
      expect((await make(client, `heard of ${at}`)).data).toMatchObject({ answer: { __typename: 'TagSaved' } })
      expect(await until(() => heard.every((each) => each.filter((event) => event === 'SAVED Tag').length === at + 1))).toBe(true)
    }
    for (const each of clients) await each.dispose()
  })

  it('a person that is disabled on one is thrown out of all', async () => {
    const [first] = fleet.servers
    const held = everywhere(2)
    for (const each of held) await ask(each, list)
    const admin = fleet.socket(1, first)
    const [row] = await fleet.cluster.asSuperuser('select version from users where id = 2')
    const { data } = await ask<Made>(admin, generatedText('UsersDisable'), {
      id: '2',
      version: row?.['version'],
      key: newKey(),
      input: { disabledReason: 'Has left' },
    })
    expect(data?.answer?.__typename).toBe('UserSaved')
    for (const each of held) expect(await each.closed).toMatchObject({ code: 4403, reason: 'disabled' })
    await admin.dispose()
  })
})

describe('an operation key', () => {
  it('used on one gives the first result on the others, and nothing is done again (S18)', async () => {
    const key = newKey()
    const answers: (Made | null | undefined)[] = []
    for (const client of everywhere(6)) answers.push((await make(client, 'once', key)).data)
    expect(answers[0]).toMatchObject({ answer: { __typename: 'TagSaved' } })
    expect(answers).toEqual(answers.map(() => answers[0]))
    expect(await tags('once')).toEqual([{ n: 1 }])
    const [last] = everywhere(6).slice(-1)
    expect(codesOf(await make(last as Client, 'something else', key))).toEqual(['KEY_REUSED'])
  })

  it('sent to all at once is done once (S20)', async () => {
    const key = newKey()
    const answers = await Promise.all(everywhere(7).map((client) => make(client, 'at once', key)))
    expect(answers.map(({ data }) => data?.answer?.__typename)).toEqual(answers.map(() => 'TagSaved'))
    expect(await tags('at once')).toEqual([{ n: 1 }])
  })
})

describe('a process that is killed in the middle', () => {
  let doomed: ServerProcess
  beforeEach(async () => {
    doomed = await fleet.start()
  })

  it('loses nothing that was acknowledged, and what was not is done once by another (M03, M10)', async () => {
    const [first] = fleet.servers
    const watcher = await hear(fleet.socket(8, first))
    let at = doomed
    const worker = (who: number): Client =>
      // Places of those who were on the one that died are free only when its death is seen: a person has ten.
      fleet.socket(who % 2 === 0 ? 9 : 5, undefined, {
        url: () => `${at.url.replace('http', 'ws')}/graphql`,
        retryAttempts: 200,
        shouldRetry: () => true,
        retryWait: () => sleep(50 + who * 10),
      })
    let answered = 0
    const work = async (client: Client, who: number): Promise<void> => {
      for (let n = 0; n < amount(15, 100); n += 1) {
        const { data } = await make(client, `killed ${who} ${n}`)
        if (data?.answer?.__typename === 'TagSaved') answered += 1
      }
    }
    const working = Promise.all(Array.from({ length: 6 }, (_, who) => work(worker(who), who)))
    expect(await until(() => answered > 12)).toBe(true)
    await fleet.kill(doomed)
    at = first as ServerProcess
    await working
    const whole = 6 * amount(15, 100)
    expect(answered).toBe(whole)
    expect(await tags('killed %')).toEqual([{ n: whole }])
    expect(
      await fleet.cluster.asSuperuser(
        "select count(*)::int as n from audit_record a join tags t on t.id::text = a.record where a.operation = 'tagsCreate' and a.outcome = 'DONE' and t.title like 'killed %'",
      ),
    ).toEqual([{ n: whole }])
    // What it committed and had no time to announce, everybody is told to read anew.
    expect(await until(() => watcher.includes('RESYNC null'))).toBe(true)
  })
})

describe('what comes by the clock', () => {
  it('is done by one of them: each file that no record holds is removed once, each old key, too', async () => {
    const { cluster, dataDir } = fleet
    await cluster.asSuperuser(`
      create table watch.gone (what text);
      grant insert on watch.gone to house_app;
      create function watch.note_gone() returns trigger language plpgsql as $$ begin insert into watch.gone values (tg_table_name || ' ' || coalesce(to_jsonb(old)->>'uuid', to_jsonb(old)->>'key'));
        return null; end $$;
      create trigger note_gone after delete on stored_file for each row execute function watch.note_gone();
      create trigger note_gone after delete on operation_key for each row execute function watch.note_gone();`)
    const names = Array.from({ length: amount(80, 250) }, (_, at) => `00000000-0000-7000-8000-${`${at}`.padStart(12, '0')}`)
    mkdirSync(join(dataDir, 'files'), { recursive: true })
    for (const name of names) writeFileSync(join(dataDir, 'files', name), 'nobody holds it')
    const values = names.map((name) => `('${name}', '1', 'User', 'avatar', now(), now())`)
    await cluster.asSuperuser(`insert into stored_file (uuid, actor, entity, field, granted, dropped) values ${values.join(', ')}`)
    await cluster.asSuperuser(
      `insert into operation_key (actor, key, operation, digest, intent, time) select '1', uuid::uuid, 'tagsCreate', '', '', now() - interval '40 days' from unnest(array['${names.join("','")}']) uuid`,
    )
    // Old keys are looked for once an hour, and at the start.
    await Promise.all([fleet.start(), fleet.start()])
    const seen = () => cluster.asSuperuser('select count(*)::int as n, count(distinct what)::int as what from watch.gone')
    expect(await until(async () => Number((await seen())[0]?.['n']) >= 2 * names.length)).toBe(true)
    expect(await seen()).toEqual([{ n: 2 * names.length, what: 2 * names.length }])
    expect(readdirSync(join(dataDir, 'files')).filter((name) => names.includes(name))).toEqual([])
    for (const server of fleet.servers) expect(server.said()).not.toContain('could not be removed')
  })
})
