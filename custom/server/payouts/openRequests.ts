// Who has an open payout request: what guards show, and what stands once more under the lock that making a request takes.
import type { AnyGuardCall, Refusal } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'
import { find } from '../store.ts'

/** The open request by user; there is at most one. */
export type OpenRequests = ReadonlyMap<string, string>

export const openRequestsOf = async (work: Pick<AnyGuardCall, 'tx' | 'product'>, users: readonly string[]): Promise<OpenRequests> => {
  const open = await find(work, 'PayoutRequest', { user: users, status: 'NEW' })
  return new Map(open.map(({ id, user }) => [user, id]))
}

export const refusedOpen = (open: OpenRequests, user: string): Refusal | undefined => (open.has(user) ? refuse('noOpenRequest') : undefined)

/** @param itself the request that the action is about, where it is about one */
export const refusedOther = (open: OpenRequests, user: string, itself?: string): Refusal | undefined => {
  const found = open.get(user)
  return found === undefined || found === itself ? undefined : refuse('noOtherOpenRequest')
}
