// What happens beside the change when a post is made or edited (domain 5.18).
import { InvalidInput, loadRecords } from '../../../server/kit.ts'
import type { Change, Effect } from '../../../server/kit.ts'
import { ensure } from '../ensure.ts'
import { refuse } from '../guards/answerEach.ts'
import { isCreatorRole } from '../people/levels.ts'
import { textOf } from '../textOf.ts'
import { tellQueueOf } from '../posts/verification.ts'

/** Of a creator who is still there. */
export const addPost: Effect = async (change) => {
  const [user] = await loadRecords(change, 'User', [textOf(change.input['user'])])
  ensure(isCreatorRole(textOf(user?.['role'])) ? undefined : refuse('creatorsOnly'))
  ensure(user?.['status'] === 'DELETED' ? refuse('notDeleted') : undefined)
}

const isAhead = ({ time }: Change, value: unknown): boolean => typeof value === 'string' && Date.parse(value) > Date.parse(time)

/** A post that waits for its time follows the time; emptied, it is published at once. */
export const changePost: Effect = async (change) => {
  const { input, record } = change
  if ('scheduleTime' in input) {
    const { scheduleTime } = input
    if (typeof scheduleTime === 'string' && !isAhead(change, scheduleTime))
      throw new InvalidInput([{ field: 'scheduleTime', code: 'postScheduledBefore', template: 'guards.postScheduledBefore', params: [] }])
    if (record?.['published'] === true && isAhead(change, record['publishTime'])) change.set('publishTime', scheduleTime ?? change.time)
  }
  return async (id) => tellQueueOf(change, id)
}
