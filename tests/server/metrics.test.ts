// What the server tells of itself in Prometheus' format: what was asked, of a real server by real sockets, on the loopback address and nowhere else, and nothing of whom.
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { watchLedger } from '../../server/ledger/watchLedger.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { persisted } from '../run/persisted.ts'
import { ask, openBench, password, type Bench } from './shell/bench.ts'

let bench: Bench
const began = Date.now() / 1_000
beforeAll(async () => {
  bench = await openBench({ metricsPort: 0, dataDir: join(tmpdir(), `metrics-${process.pid}`) }, ({ args }) =>
    Promise.resolve(args['id'] === '1' ? { __typename: 'Gone', id: '1' } : { __typename: 'Done', ids: [], count: 0, details: null }),
  )
})
afterAll(() => bench.stop())

type Labels = Readonly<Record<string, string>>
interface Sample {
  readonly name: string
  readonly labels: Labels
  readonly value: number
}

const line = /^([a-z_]\w*)(?:\{((?:\w+="(?:[^"\\]|\\.)*",?)*)\})? (\S+)$/

/** The whole of the format that is used: every line is a comment or a sample. */
const read = (text: string): readonly Sample[] =>
  text
    .split('\n')
    .filter((each) => each !== '' && !/^# (HELP|TYPE) /.test(each))
    .map((each) => {
      const [, name = '', labels = '', value = ''] = line.exec(each) ?? []
      if (name === '') throw new Error(`this is no line of the format: ${each}`)
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', said = '']) => [key, said])
      return { name, labels: Object.fromEntries(pairs) as Labels, value: Number(value) }
    })

const scrape = async (): Promise<string> => (await fetch(bench.server.metricsUrl ?? '')).text()

const valueOf = async (name: string, wanted: Labels = {}): Promise<number> =>
  read(await scrape())
    .filter((each) => each.name === name && Object.entries(wanted).every(([key, value]) => each.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0)

const count = (operation: string, outcome: string): Promise<number> => valueOf('concord_operations_total', { operation, outcome })

describe('metrics', () => {
  test('count each document by how it ended, and how long it took', async () => {
    const cookie = await bench.enter('help@library.example')
    const [{ id } = { id: '' }] = await bench.sql<{ id: string }>(`select id from person where email = 'help@library.example'`)
    const client = bench.client({ cookie, userId: id })
    for (let times = 0; times < 3; times += 1) await ask(client, 'query CountedRights { getMyAuthorities { role } }')
    await ask(client, 'query CountedPay { peopleFindById(id: "1") { pay { grade } } }')
    await ask(client, 'query CountedWrong($id: ID!) { peopleFindById(id: $id) { id } }', {})
    expect(await count('CountedRights', 'OK')).toBe(3)
    expect(await valueOf('concord_operation_duration_seconds_count', { operation: 'CountedRights' })).toBe(3)
    expect(await valueOf('concord_operation_duration_seconds_bucket', { operation: 'CountedRights', le: '+Inf' })).toBe(3)
    expect(await count('CountedPay', 'DENIED')).toBe(1)
    expect(await count('CountedWrong', 'BAD_REQUEST')).toBe(1)
    expect(await valueOf('concord_operation_duration_seconds_count', { operation: 'CountedWrong' })).toBe(0)
    await client.dispose()
  })

  test('call what no document is known of by one name, whatever was asked', async () => {
    const client = bench.client()
    const before = await count('(unknown)', 'UNAUTHENTICATED')
    for (const query of ['{ anything }', 'query Named { other }'])
      await new Promise<void>((resolve) => {
        client.subscribe({ query }, { next: () => undefined, error: () => resolve(), complete: () => resolve() })
      })
    expect(await count('(unknown)', 'UNAUTHENTICATED')).toBe(before + 2)
    expect(await scrape()).not.toContain('Named')
    await client.dispose()
  })

  test('say how many sockets are open, and what runs on them', async () => {
    const open = (session: string): Promise<number> => valueOf('concord_sockets', { session })
    await expect.poll(async () => [await open('nobody'), await open('staff')]).toEqual([0, 0])
    const cookie = await bench.enter('boss@library.example')
    const [{ id } = { id: '' }] = await bench.sql<{ id: string }>(`select id from person where email = 'boss@library.example'`)
    const clients = [bench.client(), bench.client({ cookie, userId: id })]
    clients[1]?.subscribe(persisted('subscription CountedChanges { changes { kind } }'), {
      next: () => undefined,
      error: () => undefined,
      complete: () => undefined,
    })
    await expect.poll(async () => [await open('nobody'), await open('staff')]).toEqual([1, 1])
    await expect.poll(() => valueOf('concord_running', { kind: 'subscriptions' })).toBe(1)
    expect(await count('CountedChanges', 'OK')).toBe(1)
    for (const client of clients) await client.dispose()
    await expect.poll(async () => [await open('nobody'), await open('staff')]).toEqual([0, 0])
  })

  test('say what the pool and each queue hold', async () => {
    const samples = read(await scrape())
    const by = (name: string, label: string): Labels =>
      Object.fromEntries(samples.filter((each) => each.name === name).map(({ labels, value }) => [labels[label], String(value)]))
    expect(by('concord_pool_connections', 'state')).toMatchObject({ waiting: '0', most: '12' })
    expect(Object.keys(by('concord_queue_length', 'queue')).toSorted()).toEqual([
      'announcements',
      'changes',
      'hashes',
      'pictures',
      'refusals',
    ])
    expect(samples.map(({ name }) => name)).toEqual(expect.arrayContaining(['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds']))
  })

  test('name HTTP routes by their pattern', async () => {
    const name = '019aa0a0-0000-7000-8000-000000000001'
    await fetch(`${bench.origin}/files/${name}`)
    expect(await valueOf('concord_http_request_duration_seconds_count', { route: '/files/*', code: '403' })).toBe(1)
  })

  test('have no label that says whom it was about', async () => {
    await bench.enter('boss@library.example')
    await fetch(`${bench.origin}/files/019aa0a0-0000-7000-8000-000000000001`)
    const told = read(await scrape())
    const values = [...new Set(told.flatMap(({ labels }) => Object.values(labels)))].join('\n')
    expect(values).not.toMatch(/@|\d+\.\d+\.\d+\.\d+|::1|[0-9a-f]{8}-[0-9a-f]{4}|boss|librarian/i)
    expect(await scrape()).not.toContain(password)
    const names = new Set(told.filter((each) => each.name.startsWith('concord_')).flatMap(({ labels }) => Object.keys(labels)))
    expect([...names].toSorted()).toEqual(['code', 'kind', 'le', 'method', 'operation', 'outcome', 'queue', 'route', 'session', 'state'])
  })
})

describe('where they are told', () => {
  test('is a port of their own, with nothing else on it', async () => {
    const { metricsUrl = '' } = bench.server
    const answer = await fetch(metricsUrl)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect((await fetch(metricsUrl.replace('/metrics', '/healthz'))).status).toBe(404)
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(405)
    expect((await fetch(`${bench.origin}/metrics`)).status).toBe(404)
  })

  test('is the loopback address only', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === 'IPv4' && !each.internal)?.address
    const { port, hostname } = new URL(bench.server.metricsUrl ?? '')
    expect(hostname).toBe('127.0.0.1')
    if (outside !== undefined) await expect(fetch(`http://${outside}:${port}/metrics`)).rejects.toThrow('fetch failed')
  })
})

describe('the ledger', () => {
  test('is looked at, and what was found is told with its time', async () => {
    await expect.poll(() => valueOf('concord_ledger_checks_total', { outcome: 'sound' })).toBe(1)
    expect(await valueOf('concord_ledger_faults')).toBe(0)
    const at = await valueOf('concord_ledger_checked_timestamp_seconds')
    expect(at).toBeGreaterThanOrEqual(began)
    expect(at).toBeLessThanOrEqual(Date.now() / 1_000)
  })

  test('that is not sound, or cannot be looked at, is told as such and logged', async () => {
    const database = openDatabase(bench.server.database.url, patiently)
    const looked = async (check: () => Promise<readonly string[]>) => {
      const watch = watchLedger(database.db, check)
      watch.start()
      await expect.poll(() => Object.values(watch.state().looks).reduce((sum, each) => sum + each)).toBe(1)
      await watch.stop()
      return watch.state()
    }
    expect(await looked(() => Promise.resolve(['a fault', 'another']))).toMatchObject({ looks: { faulty: 1, sound: 0 }, faults: 2 })
    expect(await looked(() => Promise.reject(new Error('out of order')))).toEqual({ looks: { faulty: 0, sound: 0, failed: 1 }, faults: 0 })
    expect(bench.lines.join('\n')).toContain('the ledger is not sound')
    await database.close()
  })

  test('keeps no server from going down: a look that takes long is given up', async () => {
    const database = openDatabase(bench.server.database.url, patiently)
    const sleeping = 'select pg_sleep(200)'
    const watch = watchLedger(database.db, async (db) => {
      await db.executeQuery(CompiledQuery.raw(sleeping))
      return []
    })
    watch.start()
    await expect
      .poll(
        async () => (await database.pool.query(`select from pg_stat_activity where query = '${sleeping}' and state = 'active'`)).rowCount,
      )
      .toBe(1)
    await watch.stop()
    expect(watch.state().looks).toEqual({ sound: 0, faulty: 0, failed: 0 })
    await database.close()
  })
})
