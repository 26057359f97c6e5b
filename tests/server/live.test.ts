// The live channel over real sockets: who hears what, rights that change, and what is done for a reader who missed something.
import type { Client } from 'graphql-ws'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { boundedQueue } from '../../server/live/boundedQueue.ts'
import { newProcessNumber, sayLiving } from '../../server/live/livingProcesses.ts'
import { persisted } from '../run/persisted.ts'
import { withoutLooks } from '../run/withoutLooks.ts'
import { until } from './processes/until.ts'
import { ask, codesOf } from './shell/bench.ts'
import { helperRights, openStaff, wait, type Staff } from './shell/staff.ts'

let bench: Staff['bench']
let boss: Staff['boss']
let help: Staff['help']
let grant: Staff['grant']
beforeAll(async () => ({ bench, boss, help, grant } = await openStaff()).bench.stop)
afterEach(() => grant())

interface Heard {
  readonly kind: string
  readonly entity: string | null
  readonly part: string | null
  readonly id: string | null
  readonly authorities: readonly string[] | null
}

const hear = (client: Client) => {
  const all: Heard[] = []
  const end = client.subscribe<{ changes: Heard }>(
    persisted('subscription { changes { kind entity part id version created by time action authorities } }'),
    { next: ({ data }) => void (data && all.push(data.changes)), error: () => undefined, complete: () => undefined },
  )
  const next = async (fits: (each: Heard) => boolean): Promise<Heard> => {
    await until(() => all.some(fits))
    const found = all.find(fits)
    if (found) return found
    throw new Error(`not heard among ${JSON.stringify(all)}`)
  }
  return { all, end, next }
}

/** A socket carries out what it is asked in order: once this is answered, it listens. */
const listens = (client: Client) => ask(client, '{ getMyAuthorities { id } }')

describe('the live channel', () => {
  const announce = (events: readonly object[]) => bench.sql('select pg_notify($1, $2)', ['concord_change', JSON.stringify(events)])

  test('tells each viewer only what they may read (S17)', async () => {
    const [toBoss, toHelp] = [hear(boss), hear(help)]
    await Promise.all([listens(boss), listens(help)])
    await announce([
      { entity: 'Person', id: '1', version: 2, by: 'Boss', action: 'update', subject: '1' },
      { entity: 'Person', part: 'pay', id: '2', version: 2, subject: '2' },
      { entity: 'Book', id: '1', version: 2, subject: '1' },
      { entity: 'Book', id: '2', version: 3, created: true, subject: '2' },
      { entity: 'Nothing', id: '2', version: 3 },
      { entity: 'Book', id: '8', version: 1, subject: '2' },
    ])
    // The last that both hear: whatever was to come has come.
    await Promise.all([toBoss, toHelp].map((to) => to.next((each) => each.id === '8')))
    const told = ({ all }: ReturnType<typeof hear>) => all.map(({ entity, part, id }) => [entity, part, id].join())
    expect(told(toBoss)).toEqual(['Person,,1', 'Person,pay,2', 'Book,,1', 'Book,,2', 'Book,,8'])
    // People by the right of a screen that lists them; their pay, and books of others, not.
    expect(told(toHelp)).toEqual(['Person,,1', 'Book,,2', 'Book,,8'])
    toBoss.end()
    toHelp.end()
  })

  test('goes silent the moment the right is gone, and the socket goes on (S16)', async () => {
    await grant(['readBooks'])
    const [heard, elsewhere] = [hear(help), hear(boss)]
    await Promise.all([listens(help), listens(boss)])
    await announce([{ entity: 'Book', id: '1', version: 2 }])
    await heard.next((each) => each.id === '1')
    await grant([])
    await announce([{ entity: 'Book', id: '3', version: 2 }])
    // All are told at once: what one hears is decided for the other.
    await elsewhere.next((each) => each.id === '3')
    await grant(['readBooks'])
    await announce([{ entity: 'Book', id: '4', version: 2 }])
    await heard.next((each) => each.id === '4')
    expect(heard.all.filter((each) => each.kind === 'SAVED').map(({ id }) => id)).toEqual(['1', '4'])
    heard.end()
    elsewhere.end()
  })

  test('survives the loss of its database connection, and says that something may be missing (S23)', async () => {
    const heard = hear(boss)
    await listens(boss)
    await bench.appSql("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'concord live'")
    await heard.next((each) => each.kind === 'RESYNC')
    await announce([{ entity: 'Book', id: '7', version: 2 }])
    expect(await heard.next((each) => each.id === '7')).toMatchObject({ kind: 'SAVED', entity: 'Book' })
    heard.end()
  })

  test('says that something may be missing when another process is gone: it may have been killed before it announced', async () => {
    const heard = hear(boss)
    await listens(boss)
    for (let tries = 0; tries < 5 && !heard.all.some((each) => each.kind === 'RESYNC'); tries += 1) {
      const peer = new pg.Client({ connectionString: bench.server.database.url })
      await peer.connect()
      // It is there for less than it takes to look twice.
      for (const statement of sayLiving(newProcessNumber())) await peer.query(statement)
      await peer.end()
      await wait(1_500)
    }
    expect(await heard.next((each) => each.kind === 'RESYNC')).toMatchObject({ entity: null, id: null })
    heard.end()
  })

  test('are told to live sockets within a second, and hold at once', async () => {
    // None of its looks comes: who hears of it was told.
    const still = await withoutLooks(openStaff)
    onTestFinished(() => still.bench.stop())
    const heard = hear(still.help)
    await listens(still.help)
    await still.bench.sql("insert into role_right values ('helper', 'readPeople')")
    const change = await heard.next((each) => each.kind === 'AUTHORITIES')
    expect(change.authorities).toEqual([...helperRights, 'readPeople'].toSorted())
    expect(codesOf(await ask(still.help, '{ peopleSearch { items { email } } }'))).toEqual([])
    heard.end()
  })

  test('are told to those whose they are, and to nobody else', async () => {
    const [heard, elsewhere] = [hear(help), hear(boss)]
    await Promise.all([listens(help), listens(boss)])
    await bench.sql("delete from role_right where role = 'librarian' and \"right\" = 'readMyBooks'")
    await elsewhere.next((each) => each.kind === 'AUTHORITIES')
    await announce([{ entity: 'Book', id: '2', version: 9, subject: '2' }])
    await heard.next((each) => each.entity === 'Book')
    expect(heard.all.filter(({ kind }) => kind === 'AUTHORITIES')).toEqual([])
    heard.end()
    elsewhere.end()
    await bench.sql("insert into role_right values ('librarian', 'readMyBooks')")
  })
})

describe('a queue of what waits for one reader', () => {
  test('holds a thousand, then says that something was lost, and goes on (S24)', async () => {
    const queue = boundedQueue<string>(1_000, 'RESYNC')
    for (let n = 0; n < 10_002; n += 1) queue.push(String(n))
    const reading = queue[Symbol.asyncIterator]()
    expect(await reading.next()).toEqual({ done: false, value: 'RESYNC' })
    queue.push('after')
    const rest: unknown[] = []
    for (let n = 0; n < (10_002 % 1_000) + 1_000 && rest.at(-1) !== 'after'; n += 1) rest.push((await reading.next()).value)
    expect(rest.length).toBeLessThanOrEqual(1_000)
    expect(rest.at(-1)).toBe('after')
  })

  test('holds as many as its limit says, and nothing once it is ended', async () => {
    const queue = boundedQueue<string>(3, 'RESYNC')
    for (const each of ['a', 'b', 'c']) queue.push(each)
    expect(queue.size()).toBe(3)
    const reading = queue[Symbol.asyncIterator]()
    expect(await reading.next()).toEqual({ done: false, value: 'a' })
    queue.push('d')
    expect(queue.size()).toBe(3)
    queue.push('e')
    expect(queue.size()).toBe(1)
    expect(await reading.next()).toEqual({ done: false, value: 'RESYNC' })
    queue.end()
    queue.push('f')
    expect(queue.size()).toBe(0)
    expect(await reading.next()).toEqual({ done: true, value: undefined })
  })

  test('is over for a reader that leaves', async () => {
    const queue = boundedQueue<string>(3, 'RESYNC')
    queue.push('a')
    const reading = queue[Symbol.asyncIterator]()
    expect(await reading.return?.()).toEqual({ done: true, value: undefined })
    queue.push('b')
    expect([queue.size(), await reading.next()]).toEqual([0, { done: true, value: undefined }])
  })

  test('ends a reader that waits', async () => {
    const queue = boundedQueue<string>(10, 'RESYNC')
    const next = queue[Symbol.asyncIterator]().next()
    queue.end()
    expect(await next).toEqual({ done: true, value: undefined })
  })
})
