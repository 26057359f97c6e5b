// The storm's checker is worth something only if it fails on a build that is wrong (M04): the same tables and sockets, but a naive pay.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { amount } from '../run/amount.ts'
import { checkStorm } from './storm/checkStorm.ts'
import { naivePay } from './storm/naivePay.ts'
import { openStorm, type Storm } from './storm/openStorm.ts'
import { isEffect, tell, type Told } from './storm/told.ts'
import { Weather, type Drop } from './storm/Weather.ts'

const requests = amount(15, 60)
let storm: Storm
let hands: readonly { readonly client: Client; readonly staff: string }[]
const weather = new Weather(() => Math.random() * 10)

beforeAll(async () => {
  storm = await openStorm(2, requests, naivePay)
  hands = await Promise.all(storm.staff.map(async (person) => ({ client: await storm.enter(person, weather), staff: person.id })))
})
afterAll(() => storm.stop())

const byHand = (at: number, document: string, variables: Readonly<Record<string, unknown>>, drops: readonly Drop[] = []): Promise<Told> => {
  const hand = hands[at % hands.length]
  if (!hand) throw new Error('nobody is there')
  return tell(hand.client, weather, hand.staff, { document, variables }, drops)
}

/** Both of the staff pay the same request; of every second payment the answer is lost once. */
const payTwice = async (creator: string, at: number): Promise<readonly Told[]> => {
  const made = await byHand(at, 'PayoutRequestsCreate', { id: creator, version: 1, input: {} })
  const id = made.outcome?.ids?.[0]
  const pay = (who: number): Promise<Told> =>
    byHand(who, 'PayoutRequestsPay', { id, version: 1, input: {} }, (at + who) % 2 === 0 ? ['beforeReply'] : [])
  return [made, ...(await Promise.all([pay(0), pay(1)]))]
}

it('is caught by the checker, though its ledger sums to zero', async () => {
  const told: Told[] = []
  for (const [at, creator] of storm.creators.entries()) told.push(...(await payTwice(creator, at)))
  expect(told.filter(({ move, outcome }) => move.document === 'PayoutRequestsCreate' && isEffect(outcome))).toHaveLength(requests)
  const { faults } = await checkStorm(storm.world.db, storm.sql, told)
  const doubled = faults.filter((each) => /^payout request \d+ is PAID, but its entries are/.test(each))
  console.log(`naive: ${requests} requests, at least ${doubled.length} paid twice; ${faults.length} faults, for instance: ${doubled[0]}`)
  expect(doubled.length).toBeGreaterThan(0)
  expect(faults.some((each) => each.includes('but was not done'))).toBe(true)
  expect(faults.some((each) => each.includes('but no effect in the audit'))).toBe(true)
  expect(faults.filter((each) => each.includes(' sums to '))).toEqual([])
})
