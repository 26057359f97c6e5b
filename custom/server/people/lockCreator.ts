// The creator that something is added to: locked, so that what is counted stays so (domain 5.12, 5.13).
import { Refusal, type Work } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'
import { isCreatorRole } from './levels.ts'
import { find, loadRecords, type RecordOf } from '../store.ts'

/** Throws a Refusal where there is no such user, no creator, or one who is deleted. */
export const lockCreator = async (work: Work, id: string): Promise<RecordOf<'User'>> => {
  await find(work, 'User', { id }, 'no key update')
  const [user] = await loadRecords(work, 'User', [id])
  if (!user) throw new Refusal('unknownUser', 'refusals.gone')
  if (!isCreatorRole(user.role)) throw refuse('creatorsOnly')
  if (user.status === 'DELETED') throw refuse('notDeleted')
  return user
}
