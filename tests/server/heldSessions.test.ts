// The sessions that one process holds, without its look every few seconds: what a record's change, an announcement and a new socket come to by themselves (S22).
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Announcements } from '../../server/live/announcements.ts'
import type { Closable } from '../../server/session/LiveSession.ts'
import type { People, Person } from '../../server/session/people.ts'
import { holdSessions, type Sessions } from '../../server/session/sessions.ts'
import { digestOf } from '../../server/session/token.ts'
import { openBench, type Bench } from './shell/bench.ts'

let bench: Bench
let pool: pg.Pool
let people: Map<string, Person>
let read: People['byIds']
let hear: (id: string) => void
let lookAround: () => void
let sessions: Sessions

beforeAll(async () => {
  bench = await openBench()
  pool = new pg.Pool({ connectionString: bench.server.database.url, max: 2 })
})
afterAll(async () => {
  await pool.end()
  await bench.stop()
})

const personOf = (id: string): Person => ({
  id,
  role: 'librarian',
  staff: true,
  enters: true,
  email: `${id}@library.example`,
  password: '',
  screenName: `The ${id}`,
  username: id,
  phone: null,
  avatar: null,
  account: {},
})

beforeEach(async () => {
  await bench.sql('delete from session')
  people = new Map(['one', 'other'].map((id) => [id, personOf(id)]))
  for (const id of people.keys())
    await bench.sql(`insert into session (id, person, role, ip) values ($1, $2, 'librarian', '')`, [digestOf(id), id])
  read = (ids) => Promise.resolve(ids.flatMap((id) => people.get(id) ?? []))
  const announcements: Announcements = {
    on: (_channel, heard) => (hear = heard),
    onGap: (missed) => (lookAround = missed),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
  const found: People = {
    samePassword: '',
    byEmail: () => Promise.resolve(undefined),
    byIds: (ids) => read(ids),
    noteLogin: () => Promise.resolve(),
  }
  sessions = holdSessions(pool, found, announcements)
})

const socket = () => {
  const told: string[] = []
  const closable: Closable = { closeFor: (reason) => void told.push(reason) }
  return { told, closable }
}
const join = async (id: string, { closable }: ReturnType<typeof socket> = socket()) => {
  const joined = await sessions.join(id, closable)
  if (typeof joined === 'string') throw new Error(joined)
  return joined
}
const stored = async (): Promise<readonly unknown[]> =>
  (await bench.sql('select person from session order by person')).map(({ person }) => person)

test('a changed record is seen at once in its own session, and in no other', async () => {
  const [own, other] = [await join('one'), await join('other')]
  people.set('one', { ...personOf('one'), screenName: 'Another name' })
  await sessions.recheck('one')
  expect([own.person.screenName, other.person]).toEqual(['Another name', personOf('other')])
  expect(await stored()).toEqual(['one', 'other'])
})

test.each([
  ['may not enter any more', { enters: false }],
  ['has another role', { role: 'reader' }],
])('whoever %s has no session from then on; others keep theirs', async (_what, now) => {
  await join('one')
  await join('other')
  people.set('one', { ...personOf('one'), ...now })
  await sessions.recheck('one')
  expect(await stored()).toEqual(['other'])
})

test('a person whose role is another one has no session of the old role, nor any other beside it', async () => {
  await bench.sql(`insert into session (id, person, role, ip) values ($1, 'one', 'reader', '')`, [digestOf('old')])
  people.set('one', { ...personOf('one'), role: 'reader' })
  await join('old')
  people.set('one', personOf('one'))
  await join('one')
  await sessions.recheck('one')
  expect(await stored()).toEqual(['other'])
})

test('one that was announced as ended says so, though its person cannot be read', async () => {
  const asks = socket()
  const held = await join('one', asks)
  read = () => Promise.reject(new Error('the database is away'))
  hear(held.id)
  await expect.poll(() => asks.told).toEqual(['ended'])
})

test('those whose end nobody announced are found where something may have been missed, and the others stay', async () => {
  const [one, other] = [socket(), socket()]
  await join('one', one)
  const stays = await join('other', other)
  people.set('other', { ...personOf('other'), screenName: 'Another name' })
  await bench.sql("delete from session where person = 'one'")
  lookAround()
  await expect.poll(() => one.told).toEqual(['ended'])
  expect([...sessions.live()]).toEqual([stays])
  expect([other.told, stays.person.screenName]).toEqual([[], 'Another name'])
})

test('one that is over here is joined by no socket, though the table has it still', async () => {
  const held = await join('one')
  held.end('expired')
  expect(await sessions.join('one', socket().closable)).toBe('expired')
})

test('one whose last socket left is let go, and how long ago it was used is kept at once', async () => {
  const [first, last] = [socket(), socket()]
  const held = await join('one', first)
  await bench.sql(`update session set used = now() - interval '30 minutes'`)
  held.use()
  await join('one', last)
  sessions.leave(held, first.closable)
  expect(await join('one', first)).toBe(held)
  for (const each of [first, last]) sessions.leave(held, each.closable)
  const unused = async () => (await bench.sql(`select used < now() - interval '29 minutes' as long from session where person = 'one'`))[0]
  await expect.poll(unused).toEqual({ long: false })
  expect(await join('one')).not.toBe(held)
})

test('a use that could not be kept counts all the same, and is kept with the next look', async () => {
  const asks = socket()
  const held = await join('one', asks)
  await bench.sql(`update session set used = now() - interval '61 minutes'`)
  held.use()
  const queries = vi.spyOn(pool, 'query').mockImplementationOnce(() => {
    throw new Error('the database is away')
  })
  onTestFinished(() => queries.mockRestore())
  const looked = async () => {
    lookAround()
    return (await bench.sql(`select used < now() - interval '29 minutes' as long from session where person = 'one'`))[0]
  }
  await expect.poll(looked).toEqual({ long: false })
  expect([asks.told, held.over]).toEqual([[], undefined])
})
