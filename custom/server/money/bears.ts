// Whether what a user has bears an amount: asked by guards of what is stored, and once more of what is locked (domain 7.6).
import type { Refusal } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'
import { payableIn, type Purse } from './purses.ts'

/** @param amount in hundredths of a credit */
export const refusedByEarnings = ({ earnings }: Pick<Purse, 'earnings'>, amount: bigint): Refusal | undefined =>
  earnings >= amount ? undefined : refuse('earningsSuffice')

export const refusedByPayable = (purse: Pick<Purse, 'earnings' | 'onHold'>, amount: bigint): Refusal | undefined =>
  payableIn(purse) >= amount ? undefined : refuse('payableSuffices')
