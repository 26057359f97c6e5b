// The socket of a server that goes down in order, or whose change fails.
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ask, codesOf, openBench } from './shell/bench.ts'
import { closeRaw, openRaw } from './shell/rawSocket.ts'
import { key, pending, release, shelve, slow } from './shell/slowChange.ts'

afterEach(async () => {
  release()
  await closeRaw()
})

/** Milliseconds in which a slow machine, too, asks for this and that. */
const stopDelay = 20_000

describe('going down', () => {
  test('finishes what runs, answers it, closes with 1001 and takes nothing new (S29)', async () => {
    const own = await openBench({}, slow)
    const client = own.client({ cookie: await own.enter('boss@library.example'), userId: '1' })
    const running = Array.from({ length: 30 }, () => ask<{ booksShelve: { count: number } }>(client, shelve, { key }))
    await expect.poll(() => pending.length).toBe(30)
    const stopping = own.server.stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await openRaw(own.origin).closed).code).toBe(503)
    release()
    expect((await Promise.all(running)).map(({ data }) => data?.booksShelve.count)).toEqual(Array.from({ length: 30 }, () => 1))
    expect(await client.closed).toMatchObject({ code: 1001 })
    await stopping
    await own.stop().catch(() => undefined)
  })

  test('is said at /healthz first, while everything is served on; what is asked after that is not begun (S29)', async () => {
    const own = await openBench({ stopDelay }, slow)
    const as = { cookie: await own.enter('boss@library.example'), userId: '1' }
    const client = own.client(as)
    const running = ask<{ booksShelve: { count: number } }>(client, shelve, { key })
    await expect.poll(() => pending.length).toBe(1)
    const began = performance.now()
    const stopping = own.server.stop()
    const health = await fetch(`${own.origin}/healthz`)
    expect([health.status, health.headers.get('connection'), await health.json()]).toEqual([503, 'close', { state: 'going down' }])
    expect((await fetch(`${own.origin}/admin/`)).status).toBe(200)
    const late = own.client(as)
    expect((await ask(late, '{ getMyAuthorities { id } }')).data).not.toBeNull()
    expect(performance.now() - began).toBeLessThan(stopDelay)
    // It has nothing to wait for, its neighbour has.
    expect(await late.closed).toMatchObject({ code: 1001 })
    const unheard = ask(client, shelve, { key: '019aa0a0-0000-7000-8000-000000000002' }).catch(String)
    await wait(100)
    expect(pending).toHaveLength(1)
    release()
    expect((await running).data?.booksShelve.count).toBe(1)
    expect(await unheard).toContain('1001')
    await stopping
    await own.stop().catch(() => undefined)
  })
})

test('an error that nobody expected says nothing of the inside', async () => {
  const own = await openBench({}, () => Promise.reject(new Error('relation "secret" does not exist')))
  const client = own.client({ cookie: await own.enter('boss@library.example'), userId: '1' })
  const answer = await ask(client, shelve, { key })
  expect([answer.data, codesOf(answer)]).toEqual([{ booksShelve: null }, ['INTERNAL']])
  expect(JSON.stringify(answer)).not.toContain('secret')
  const id = String((answer.errors?.[0]?.extensions as { id?: string } | undefined)?.id)
  await expect.poll(() => own.lines.find((each) => each.includes(id)) ?? '').toContain('secret')
  await own.stop()
})

test('without its database the server stays, says UNAVAILABLE, and lets clients come again', async () => {
  const own = await openBench({}, slow)
  const cookieOf = await own.enter('boss@library.example')
  const client = own.client({ cookie: cookieOf, userId: '1' })
  await ask(client, '{ getMyAuthorities { id } }')
  await own.server.database.stop()
  // No time-out is over meanwhile: it is told at once.
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  expect(codesOf(await ask(client, '{ peopleFindById(id: "1") { id } }'))).toEqual(['UNAVAILABLE'])
  vi.useRealTimers()
  expect(await own.client({ cookie: cookieOf, userId: '1' }).closed).toMatchObject({ code: 1013 })
  expect((await fetch(`${own.origin}/healthz`)).status).toBe(503)
  await own.stop()
})
