// What happens beside the change when a post is made or edited (domain 5.18).
import type { ActionRun } from '../../../server/kit.ts'
import type { Effect } from '../customTypes.ts'
import { ensure } from '../ensure.ts'
import { refuse } from '../guards/answerEach.ts'
import { isCreatorRole } from '../people/levels.ts'
import { tellQueueOf } from '../posts/verification.ts'
import { loadRecords } from '../store.ts'

/** Of a creator who is still there. */
export const addPost: Effect<'addPost'> = async (change) => {
  const [user] = await loadRecords(change, 'User', [change.input.user])
  ensure(isCreatorRole(user?.role ?? '') ? undefined : refuse('creatorsOnly'))
  ensure(user?.status === 'DELETED' ? refuse('notDeleted') : undefined)
}

const isAhead = ({ time }: ActionRun, value: string | null): boolean => value !== null && Date.parse(value) > Date.parse(time)

/** A post that waits for its time follows the time; emptied, it is published at once. */
export const changePost: Effect<'changePost'> = async (change) => {
  const { input, record } = change
  const { scheduleTime } = input
  if (scheduleTime !== undefined && record.published === true && isAhead(change, record.publishTime))
    change.set('publishTime', scheduleTime ?? change.time)
  return async (id) => tellQueueOf(change, id)
}
