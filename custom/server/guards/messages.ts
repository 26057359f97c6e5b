// Guards of threads: one writes in the name of the site only, and to somebody who can read it (domain 4.5, 5.15).
import type { Guard, GuardCall } from '../../../server/kit.ts'
import { find } from '../store.ts'
import { onRecords, refuse } from './answerEach.ts'

/** Whatever view of it or conversation a record is: where the messages are. */
const firstOf = (record: GuardCall<'siteThread'>['records'][number]): string => record.thread ?? record.copyOf ?? record.id

export const siteThread: Guard<'siteThread'> = async (call) => {
  const firsts = await find(call, 'MessageThread', { id: call.records.map(firstOf) })
  const receivers = await find(call, 'User', { id: firsts.map((each) => each.user) })
  return onRecords(call, (record) => {
    const first = firsts.find(({ id }) => id === firstOf(record))
    if (!first || first.other !== null) return refuse('siteThread')
    if (first.user === call.viewer.id) return refuse('ownThread')
    return receivers.find(({ id }) => id === first.user)?.status === 'DELETED' ? refuse('receiverDeleted') : undefined
  })
}
