// Two staff do something to one creator's payout at the same instant. What may come of it is what comes of it one after the other.
import type { Client } from 'graphql-ws'
import type { Move } from './moves.ts'
import type { Storm } from './openStorm.ts'
import { isEffect, tell, type Outcome, type Told } from './told.ts'
import { Weather } from './Weather.ts'

export type Deed = 'pay' | 'decline' | 'undo' | 'generate'
export type Start = 'NEW' | 'PAID' | 'DECLINED'

export interface Ring {
  readonly storm: Storm
  readonly weather: Weather
  readonly hands: readonly { readonly client: Client; readonly staff: string }[]
  /** Everything that anybody was told. */
  readonly told: Told[]
}

/** A creator's request in the state that a duel starts from. */
interface Target {
  readonly creator: string
  readonly id: string
  readonly version: number
}

export const openRing = async (storm: Storm): Promise<Ring> => {
  const weather = new Weather(() => 0)
  const hands = await Promise.all(storm.staff.map(async (person) => ({ client: await storm.enter(person, weather), staff: person.id })))
  return { storm, weather, hands, told: [] }
}

export const bid = async ({ hands, weather, told }: Ring, who: number, move: Move): Promise<Outcome | undefined> => {
  const hand = hands[who]
  if (!hand) throw new Error('nobody is there')
  const one = await tell(hand.client, weather, hand.staff, move)
  told.push(one)
  return one.outcome
}

const done = (outcome: Outcome | undefined): Outcome => {
  if (!outcome || !isEffect(outcome)) throw new Error(`the start of a duel failed: ${JSON.stringify(outcome)}`)
  return outcome
}

/** Declines what is open, makes a new request, and brings it to the state. */
export const setUp = async (ring: Ring, creator: string, start: Start): Promise<Target> => {
  const open = "select id::text as id, version from payout_requests where user_id = $1 and status = 'NEW'"
  for (const seen of await ring.storm.sql<{ id: string; version: number }>(open, [creator]))
    done(await bid(ring, 0, { document: 'PayoutRequestsDecline', variables: { ...seen, input: { reason: 'over' } } }))
  const gross = { amount: '20.00', currency: 'CRE' }
  const made = done(await bid(ring, 0, { document: 'PayoutRequestsCreate', variables: { id: creator, input: { gross } } }))
  const id = made.ids?.[0] ?? ''
  if (start === 'NEW') return { creator, id, version: 1 }
  const [document, input] = start === 'PAID' ? ['PayoutRequestsPay', {}] : ['PayoutRequestsDecline', { reason: 'start' }]
  done(await bid(ring, 0, { document, variables: { id, version: 1, input } }))
  return { creator, id, version: 2 }
}

const moveOf = ({ storm }: Ring, { creator, id, version }: Target, deed: Deed): Move => {
  if (deed === 'generate') {
    const leaveOut = storm.creators.filter((each) => each !== creator)
    return { document: 'PayoutRequestsGenerate', variables: { input: { leaveOut }, ticks: ['repeat'] } }
  }
  const input = { pay: { input: {} }, decline: { input: { reason: 'duel' } }, undo: {} }[deed]
  return { document: `PayoutRequests${deed.charAt(0).toUpperCase()}${deed.slice(1)}`, variables: { id, version, ...input } }
}

/** Both outcomes, and the states of the request and of what was made after it. */
const resultOf = async ({ storm }: Ring, { creator, id }: Target, outcomes: readonly (Outcome | undefined)[]): Promise<string> => {
  const after = 'select status from payout_requests where user_id = $1 and id >= $2::bigint order by id'
  const states = await storm.sql<{ status: string }>(after, [creator, id])
  const names = outcomes.map((each) => (isEffect(each) ? 'done' : (each?.__typename ?? 'error').replace('PayoutRequest', '')))
  return `${names.join(' + ')} -> ${states.map(({ status }) => status).join(', ')}`
}

/** The first of the staff does the first deed, the second the other, both having seen the same. */
export const together = async (ring: Ring, target: Target, deeds: readonly [Deed, Deed]): Promise<string> =>
  resultOf(ring, target, await Promise.all(deeds.map((deed, who) => bid(ring, who, moveOf(ring, target, deed)))))

export const inTurn = async (ring: Ring, target: Target, deeds: readonly [Deed, Deed], first: 0 | 1): Promise<string> => {
  const outcomes: (Outcome | undefined)[] = []
  for (const who of [first, 1 - first]) outcomes[who] = await bid(ring, who, moveOf(ring, target, deeds[who] ?? 'pay'))
  return resultOf(ring, target, outcomes)
}
