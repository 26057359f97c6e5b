// Clocks that somebody sets while people work (D15), the servers' and the database's: payouts have one effect each and agree with the ledger, a run goes on
// and does each record once, and sessions hold by the database's clock alone.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomOf } from '../../demo/random.ts'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { seed } from '../run/amount.ts'
import { begin } from '../server/runs/askRun.ts'
import { checkStorm } from '../server/storm/checkStorm.ts'
import { openFleetStorm, type FleetStorm } from '../server/storm/fleetStorm.ts'
import { isEffect } from '../server/storm/told.ts'
import { openClock, type Clock } from './setClock.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Longer than it takes to look once at who is logged in. */
const lookMs = 5_500
const [operations, staff, creators] = [3_000, 16, 40]
const random = randomOf(seed)

let database: Clock
let servers: Clock
let storm: FleetStorm

beforeAll(async () => {
  ;[database, servers] = [openClock(), openClock()]
  storm = await openFleetStorm({
    staff,
    creators,
    earnings: 5_000_000n,
    random,
    env: { database: database.env, servers: servers.env },
    // PostgreSQL's own time-outs go by the clock that is set: what they end early is asked once more.
    again: ['IN_PROGRESS', 'UNAVAILABLE'],
  })
})
afterAll(async () => {
  await storm?.stop()
  database?.remove()
  servers?.remove()
})

const timeOfDatabase = async (): Promise<number> => {
  const [row] = await storm.sql<{ now: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now')
  return row?.now ?? 0
}
const setBoth = (aheadMs: number): void => [database, servers].forEach((each) => each.set(aheadMs))
/** What PostgreSQL's time-outs end early may be told in the log; nothing else may have gone wrong. */
const wrong = (): readonly string[] =>
  storm.fleet.servers.flatMap((each) =>
    each
      .said()
      .split('\n')
      .filter((line) => /is not sound|failed unheard/.test(line)),
  )

it('are what the processes go by', async () => {
  database.set(20 * minuteMs)
  expect(Math.abs((await timeOfDatabase()) - Date.now() - 20 * minuteMs)).toBeLessThan(minuteMs)
  database.set(0)
  expect(Math.abs((await timeOfDatabase()) - Date.now())).toBeLessThan(minuteMs)
})

it('set again and again: each payout has one effect, and nobody is told that something broke', async () => {
  const working = storm.work(operations)
  let sets = 0
  while (storm.begun() < operations) {
    servers.set(random.pick([-24 * hourMs, -hourMs, -minuteMs, 0, minuteMs, hourMs, 24 * hourMs]))
    // Within the hour that a session may rest.
    database.set(random.pick([-25 * minuteMs, -minuteMs, 0, 1_000, 25 * minuteMs]))
    sets += 1
    await sleep(200 + random.next() * 800)
  }
  await working
  setBoth(0)
  const { faults, effects } = await checkStorm(storm.database.db, storm.sql, storm.told)
  console.error(`clocks were set ${sets} times under ${operations} operations, ${effects} effects; seed ${seed}`)
  expect(faults).toEqual([])
  expect(effects).toBe(storm.told.filter(({ outcome }) => isEffect(outcome)).length)
  expect(effects).toBeGreaterThan(0.3 * operations)
  expect(new Set(storm.told.flatMap(({ codes }) => codes))).not.toContain('INTERNAL')
  expect(wrong()).toEqual([])
  expect(sets).toBeGreaterThan(10)
})

it('set in the middle of a run: it goes on, and does each record once', async () => {
  const [who] = storm.people.staff
  const client = storm.fleet.socket(Number(who?.id))
  const run = await begin(client, {
    of: 'Users',
    action: 'Disable',
    input: { disabledReason: 'by the clock' },
    list: { filter: { role: ['free_business'] } },
  })
  const read = async () =>
    (await storm.sql<{ status: string; total: number; done: number }>(`select status, total, done from run where id = ${run}`))[0]
  for (const aheadMs of [-hourMs, hourMs, -24 * hourMs, 0]) {
    servers.set(aheadMs)
    await sleep(300)
  }
  await expect.poll(async () => (await read())?.status, { timeout: 120_000 }).toBe('DONE')
  const { total, done } = (await read()) ?? { total: 0, done: -1 }
  expect([done, total]).toEqual([total, done])
  expect(total).toBeGreaterThan(10)
  const [once] = await storm.sql(
    `select count(*)::int as lines, count(distinct record)::int as records from audit_record where operation = 'usersDisable' and outcome = 'DONE'`,
  )
  expect(once).toEqual({ lines: total, records: total })
})

it('the servers’ an hour ahead or back ends no session; the database’s two hours ahead ends one that rested, within moments', async () => {
  const [, who] = storm.people.staff
  const asks = storm.fleet.socket(Number(who?.id))
  const reads = async (): Promise<unknown> => (await ask(asks, generatedText('TagsList'))).errors?.[0]?.extensions?.code ?? 'read'
  for (const aheadMs of [hourMs, -hourMs, 48 * hourMs, 0]) {
    servers.set(aheadMs)
    await sleep(lookMs)
    expect(await reads()).toBe('read')
  }
  database.set(-hourMs)
  expect(await reads()).toBe('read')
  // Until its use is stored. It may have been stored by a clock that was ahead, by less than half an hour.
  await sleep(lookMs)
  database.set(2 * hourMs)
  expect(await asks.closed).toMatchObject({ code: 4403, reason: 'expired' })
})
