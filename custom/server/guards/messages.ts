// Guards of threads: one writes in the name of the site only, and to somebody who can read it (domain 4.5, 5.15).
import type { Guard } from '../../../server/kit.ts'
import { find } from '../store.ts'
import { onRecords, refuse } from './answerEach.ts'

export const siteThread: Guard<'siteThread'> = async (call) => {
  const firsts = await find(call, 'MessageThread', { id: call.records.map((each) => each.copyOf ?? each.id) })
  const receivers = await find(call, 'User', { id: firsts.map((each) => each.user) })
  return onRecords(call, (record) => {
    const first = firsts.find(({ id }) => id === (record.copyOf ?? record.id))
    if (!first || first.other !== null) return refuse('siteThread')
    if (first.user === call.viewer.id) return refuse('ownThread')
    return receivers.find(({ id }) => id === first.user)?.status === 'DELETED' ? refuse('receiverDeleted') : undefined
  })
}
