// 60,000 payout operations by 32 staff over two server processes of which 15 are killed one after the other, every second one at the instant of a commit
// (M03, M04, M10): nothing lost, nothing doubled, every answer true, and each amount what the second arithmetic makes of it.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'graphql-ws'
import { Client as Listener } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomOf } from '../../demo/random.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import type { Database } from '../../server/db/openDatabase.ts'
import { product } from '../../server/product.ts'
import { seed } from '../run/amount.ts'
import { openSessions } from '../server/processes/fillStaff.ts'
import { openFleet } from '../server/processes/openFleet.ts'
import type { Fleet } from '../server/processes/openFleet.ts'
import { checkStorm } from '../server/storm/checkStorm.ts'
import { nextMove } from '../server/storm/moves.ts'
import type { Sql } from '../server/storm/openStorm.ts'
import { fillStorm } from '../server/storm/stormWorld.ts'
import type { StormPeople } from '../server/storm/stormWorld.ts'
import { stormySocket } from '../server/storm/stormySocket.ts'
import { isEffect, tell } from '../server/storm/told.ts'
import type { Told } from '../server/storm/told.ts'
import { Weather } from '../server/storm/Weather.ts'

const [operations, staff, creators, kills] = [60_000, 32, 48, 15]
const earnings = 5_000_000n
const random = randomOf(seed)
const weather = new Weather(() => random.next() * 25)
const told: Told[] = []
let fleet: Fleet
let database: Database
let people: StormPeople
let turn = 0

const sql: Sql = async <Row>(text: string, values: readonly unknown[] = []) =>
  (await database.pool.query(text, [...values])).rows as readonly Row[]

beforeAll(async () => {
  fleet = await openFleet(2, async (cluster) => {
    database = openDatabase(cluster.url, { max: 4 })
    people = await fillStorm({ db: database.db, product }, staff, creators, earnings)
    await openSessions(
      cluster,
      people.staff.map(({ id }) => Number(id)),
    )
  })
})
afterAll(async () => {
  await database?.close()
  await fleet?.stop()
})

/** As the console's: it comes again by itself, on whichever process there is. */
const enter = (person: number): Client =>
  fleet.socket(person, undefined, {
    webSocketImpl: stormySocket(fleet.headers(person), weather),
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: () => sleep(random.next() * 50),
  })

/** Some answers are lost besides, so that keys come again all the time. */
const work = async (client: Client, id: string): Promise<void> => {
  while (turn < operations) {
    turn += 1
    const move = await nextMove({ sql, random, creators: people.creators, turn })
    told.push(await tell(client, weather, id, move, random.chance(0.04) ? ['beforeReply'] : []))
  }
}

/** The next one of whichever process. */
const nextCommit = async (): Promise<void> => {
  const listener = new Listener({ connectionString: fleet.cluster.ownerUrl })
  await listener.connect()
  await listener.query('listen concord_change')
  await new Promise((resolve) => listener.once('notification', resolve))
  await listener.end()
}

/** @returns when, milliseconds since 1970 */
const killOne = async (atCommit: boolean): Promise<number> => {
  const doomed = random.pick(fleet.servers)
  await (atCommit ? nextCommit() : sleep(random.next() * 500))
  const moment = Date.now()
  await fleet.kill(doomed)
  await fleet.start()
  return moment
}

it('has exactly one effect for everything that was done, whichever process died of it', async () => {
  const began = performance.now()
  const working = Promise.all(
    people.staff.flatMap(({ id }) => {
      const client = enter(Number(id))
      return [work(client, id), work(client, id)]
    }),
  )
  const moments: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const from = ((kill + 1) * operations) / (kills + 1)
    await expect.poll(() => turn, { timeout: 1_800_000, interval: 20 }).toBeGreaterThanOrEqual(from)
    moments.push(await killOne(kill % 2 === 0))
  }
  await working
  const seconds = (performance.now() - began) / 1_000
  const { faults, effects, hits, acrossOf } = await checkStorm(database.db, sql, told)
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
