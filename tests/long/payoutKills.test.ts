// 60,000 payout operations by 32 staff over two server processes of which 15 are killed one after the other, every second one at the instant of a commit
// (M03, M04, M10): nothing lost, nothing doubled, every answer true, and each amount what the second arithmetic makes of it.
import { setTimeout as sleep } from 'node:timers/promises'
import { Client as Listener } from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { randomOf } from '../../demo/random.ts'
import { seed } from '../run/amount.ts'
import { checkStorm } from '../server/storm/checkStorm.ts'
import { openFleetStorm, type FleetStorm } from '../server/storm/fleetStorm.ts'
import { isEffect } from '../server/storm/told.ts'

const [staff, creators] = [32, 48]
/** PAYOUTS says another number, for whoever has hours. */
const operations = Number(process.env['PAYOUTS'] ?? '60000')
const kills = Math.max(15, Math.round(operations / 5_000))
const earnings = BigInt(operations) * 84n
const random = randomOf(seed)
let storm: FleetStorm

beforeAll(async () => (storm = await openFleetStorm({ staff, creators, earnings, random })).stop)

/** The next one of whichever process. */
const nextCommit = async (): Promise<void> => {
  const listener = new Listener({ connectionString: storm.fleet.cluster.ownerUrl })
  await listener.connect()
  await listener.query('listen concord_change')
  await new Promise((resolve) => listener.once('notification', resolve))
  await listener.end()
}

/** @returns when, milliseconds since 1970 */
const killOne = async (atCommit: boolean): Promise<number> => {
  const doomed = random.pick(storm.fleet.servers)
  await (atCommit ? nextCommit() : sleep(random.next() * 500))
  const moment = Date.now()
  await storm.fleet.kill(doomed)
  await storm.fleet.start()
  return moment
}

it('has exactly one effect for everything that was done, whichever process died of it', { timeout: 14_400_000 }, async () => {
  const began = performance.now()
  const working = storm.work(operations)
  const moments: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const from = ((kill + 1) * operations) / (kills + 1)
    await expect.poll(storm.begun, { timeout: 1_800_000, interval: 20 }).toBeGreaterThanOrEqual(from)
    moments.push(await killOne(kill % 2 === 0))
  }
  await working
  const seconds = (performance.now() - began) / 1_000
  const { told } = storm
  const { faults, effects, hits, acrossOf } = await checkStorm(storm.database.db, storm.sql, told)
  const across = moments.map(acrossOf)
  console.log(
    `storm ${seed}: ${told.length} operations in ${seconds.toFixed(0)} s, ${kills} processes killed, ${effects} effects, ` +
      `${hits} retries met a committed key, those that a kill kept from being answered: ${across.join(' ')}`,
  )
  expect(faults).toEqual([])
  expect(told).toHaveLength(operations)
  expect(effects).toBe(told.filter(({ outcome }) => isEffect(outcome)).length)
  expect(effects).toBeGreaterThan(0.3 * operations)
  expect(hits).toBeGreaterThanOrEqual(1_000)
  expect(across.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0)
})
