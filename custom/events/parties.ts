// Who takes part in a payment, and whether they may (domain 4.4, 5.4): nobody pays or is paid while disabled, deleted or under fraud review.
import { Refusal, type Work } from '../../server/kit.ts'
import { refuse } from '../server/guards/answerEach.ts'
import { isBarred } from '../server/people/isBarred.ts'
import { loadRecords, type RecordOf } from '../server/store.ts'

export const loadUser = async (work: Work, id: string): Promise<RecordOf<'User'>> => {
  const [user] = await loadRecords(work, 'User', [id])
  if (!user) throw new Refusal('unknownUser', 'refusals.gone')
  return user
}

const ensureNotFraud = (user: RecordOf<'User'>): void => {
  if (isBarred(user['fraud.status'])) throw refuse('payeeNotFraud')
}

/** Throws a Refusal where the user may not pay in or buy. */
export const ensureMayPay = (user: RecordOf<'User'>): void => {
  if (user.status !== 'ACTIVE') throw new Refusal('payerEnabled', 'refusals.state', [user.status])
  ensureNotFraud(user)
}

/** Both sides of a sale. Throws a Refusal where the one may not buy, or nothing is sold by the other now. */
export const partiesOf = async (work: Work, ids: { readonly buyer: string; readonly creator: string }) => {
  const [buyer, creator] = [await loadUser(work, ids.buyer), await loadUser(work, ids.creator)]
  ensureMayPay(buyer)
  if (creator.status !== 'ACTIVE') throw refuse('payeeEnabled')
  ensureNotFraud(creator)
  return { buyer, creator }
}
