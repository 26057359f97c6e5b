// 5,000 payout operations in full by 16 staff at once over sockets that keep dropping (M03, M04, M10, M22): nothing lost, nothing doubled, every answer true.
import type { Client } from 'graphql-ws'
import { beforeAll, expect, it } from 'vitest'
import { randomOf } from '../../demo/random.ts'
import { amount, seed } from '../run/amount.ts'
import { checkStorm } from './storm/checkStorm.ts'
import { nextMove } from './storm/moves.ts'
import { openStorm, type Storm } from './storm/openStorm.ts'
import { isEffect, tell, type Told } from './storm/told.ts'
import { Weather, type Drop } from './storm/Weather.ts'

const operations = amount(300, 5_000)
const random = randomOf(seed)
let storm: Storm

beforeAll(async () => (storm = await openStorm(16, 24)).stop)

/** Mostly none or one; which moment, by chance. */
const dropsByChance = (): readonly Drop[] => {
  const count = random.weighted({ '0': 47, '1': 41, '2': 9, '3': 3 })
  return Array.from({ length: Number(count) }, () => random.weighted({ beforeStart: 1, underWay: 4, beforeReply: 5 }))
}

interface Hands {
  readonly client: Client
  readonly staff: string
  readonly weather: Weather
}

let turn = 0

const work = async ({ client, staff, weather }: Hands, told: Told[]): Promise<void> => {
  while (turn < operations) {
    turn += 1
    const move = await nextMove({ sql: storm.sql, random, creators: storm.creators, turn })
    told.push(await tell(client, weather, staff, move, dropsByChance()))
  }
}

const countBy = (told: readonly Told[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { outcome, codes } of told) {
    const name = outcome?.__typename ?? codes.join()
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

it('has exactly one effect for everything that was done, whatever the network did', { timeout: amount(600_000, 900_000) }, async () => {
  const weather = new Weather(() => random.next() * 25)
  const told: Told[] = []
  const clients = await Promise.all(storm.staff.map((person) => storm.enter(person, weather)))
  const began = performance.now()
  const hands = storm.staff.flatMap(({ id }, at) =>
    Array.from({ length: 2 }, () => ({ client: clients[at] as Client, staff: id, weather })),
  )
  await Promise.all(hands.map((each) => work(each, told)))
  const seconds = (performance.now() - began) / 1_000
  const { faults, effects, hits } = await checkStorm(storm.world.db, storm.sql, told)
  const lost = told.filter(({ history, outcome }) => history.lost.length > 0 && isEffect(outcome)).length
  console.log(
    `storm ${seed}: ${told.length} operations in ${seconds.toFixed(1)} s, ${weather.drops} sockets dropped, ${effects} effects, ` +
      `${hits} retries met a committed key, ${lost} answers to effects were lost first, ${JSON.stringify(countBy(told))}`,
  )
  expect(faults).toEqual([])
  expect(told).toHaveLength(operations)
  expect(effects).toBe(told.filter(({ outcome }) => isEffect(outcome)).length)
  expect(effects).toBeGreaterThan(0.3 * operations)
  expect(hits).toBeGreaterThanOrEqual(0.2 * operations)
})
