// What staff do with payouts at random: an operation and what it takes. What they saw may be old by the time it arrives.
import type { Random } from '../../../demo/random.ts'
import type { Bag } from '../records/workbench.ts'
import type { Sql } from './openStorm.ts'

export interface Move {
  /** Name of the generated document. */
  readonly document: string
  /** Everything but the key. */
  readonly variables: Bag
}

interface Seen {
  readonly id: string
  readonly version: number
}

export interface Scene {
  readonly sql: Sql
  readonly random: Random
  readonly creators: readonly string[]
  /** Grows with every move, so that texts differ. */
  readonly turn: number
}

const cre = (minor: number): Bag => ({ amount: (minor / 100).toFixed(2), currency: 'CRE' })

const requestOf = async ({ sql, random, creators }: Scene, state: string): Promise<Seen | undefined> => {
  const wanted = 'select id::text as id, version from payout_requests where user_id = $1 order by (status = $2) desc, id desc limit 3'
  const rows = await sql<Seen>(wanted, [random.pick(creators), state])
  return random.chance(0.8) ? rows[0] : rows.at(-1)
}

/** What only adds carries no version. */
const creatorOf = ({ random, creators }: Scene): { readonly id: string } => ({ id: random.pick(creators) })

const create = (scene: Scene): Move => ({
  document: 'PayoutRequestsCreate',
  variables: { ...creatorOf(scene), input: scene.random.chance(0.9) ? { gross: cre(scene.random.whole(1_000, 4_000)) } : {} },
})

type Make = (scene: Scene) => Move | Promise<Move>

/** On a request; where the creator has none, one is made instead. */
const onRequest =
  (document: string, state: string, input: Bag | undefined): Make =>
  async (scene) => {
    const seen = await requestOf(scene, state)
    return seen ? { document, variables: { ...seen, ...(input && { input }) } } : create(scene)
  }

const generate: Make = async ({ random, creators }) => {
  const sample = new Set([random.pick(creators), random.pick(creators), random.pick(creators)])
  const leaveOut = creators.filter((each) => !sample.has(each))
  return { document: 'PayoutRequestsGenerate', variables: { input: { leaveOut }, ticks: ['repeat'] } }
}

const payByHand = (scene: Scene): Move => ({
  document: 'ManualPayoutTransactionsCreate',
  variables: {
    ...creatorOf(scene),
    input: { gross: cre(scene.random.whole(100, 2_000)), commission: cre(50), payoutSystem: '1', comment: `by hand ${scene.turn}` },
  },
})

const undoByHand: Make = async (scene) => {
  const latest = 'select id::text as id, version from manual_payouts where user_id = $1 order by id desc limit 2'
  const rows = await scene.sql<Seen>(latest, [scene.random.pick(scene.creators)])
  const seen = scene.random.chance(0.7) ? rows[0] : rows.at(-1)
  return seen ? { document: 'ManualPayoutTransactionsUndo', variables: { ...seen, input: { undoReason: 'storm' } } } : payByHand(scene)
}

const correct: Make = (scene) => ({
  document: 'ManualTransactionsCreateFor',
  variables: {
    ...creatorOf(scene),
    input: { account: 'EARNINGS', amount: cre(scene.random.whole(-1_500, 3_000) || 1), comment: `correction ${scene.turn}` },
  },
})

const makes = {
  pay: onRequest('PayoutRequestsPay', 'NEW', { reference: 'storm' }),
  decline: onRequest('PayoutRequestsDecline', 'NEW', { reason: 'storm' }),
  undo: onRequest('PayoutRequestsUndo', 'PAID', undefined),
  undoDecline: onRequest('PayoutRequestsUndo', 'DECLINED', undefined),
  create,
  generate,
  payByHand,
  undoByHand,
  correct,
} satisfies Record<string, Make>

const weights = { pay: 26, decline: 13, undo: 14, undoDecline: 6, create: 19, generate: 1, payByHand: 6, undoByHand: 5, correct: 10 }

export const nextMove = async (scene: Scene): Promise<Move> => makes[scene.random.weighted(weights)](scene)
