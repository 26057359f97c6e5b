// What happens beside the change when a post is edited (domain 5.18).
import type { ActionRun, Effect } from '../../../server/kit.ts'
import { tellQueueOf } from '../posts/verification.ts'

const isAhead = ({ time }: ActionRun, value: string | null): boolean => value !== null && Date.parse(value) > Date.parse(time)

/** A post that waits for its time follows the time; emptied, it is published at once. */
export const changePost: Effect<'changePost'> = async (change) => {
  const { input, record } = change
  const { scheduleTime } = input
  if (scheduleTime !== undefined && record.published === true && isAhead(change, record.publishTime))
    change.set('publishTime', scheduleTime ?? change.time)
  return async (id) => tellQueueOf(change, id)
}
