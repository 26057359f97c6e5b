// One line in the history of a payout request; it stays when an undo clears what it tells (domain 7.6).
import type { Work } from '../../../server/kit.ts'
import { insert } from '../store.ts'

export interface Step {
  readonly request: string
  readonly became: 'NEW' | 'PAID' | 'DECLINED'
  /** The user whose doing it was. */
  readonly createdBy: string
  /** Of the payment, where it was given. */
  readonly reference?: string | null | undefined
  /** Why it was declined. */
  readonly reason?: string | null | undefined
}

export const noteStep = async (work: Work, step: Step): Promise<void> => void (await insert(work, 'PayoutRequestStep', { ...step }))
