// The inbox: who waits for an answer of the site, since when, and who sees to it (domain 5.15).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readThread, sendMessage } from '../../custom/events/index.ts'
import { fillInbox } from '../../custom/server/messages/fillInbox.ts'
import { transact } from '../../server/kit.ts'
import { inboxOf, type Inbox } from './messages/inbox.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import { itemsOf, type Bag } from './records/workbench.ts'

let money: Money
let inbox: Inbox
beforeAll(async () => {
  money = await openMoney()
  inbox = inboxOf(money)
})
afterAll(() => money.stop())

const paths = ['user', 'thread', 'lastMessage', 'lastMessageTime', 'waitingSince', 'assignee', 'status']
const conversation = async (user: string): Promise<Bag> => {
  const found = itemsOf(await money.run(money.manager, 'siteThreadsSearch', { filter: { user: [user] } }, paths))
  expect(found).toHaveLength(1)
  return found[0] ?? {}
}
const conversations = (): Promise<unknown> => money.value('select count(*)::int from site_threads')
const act = (operation: string, record: Bag, input: Bag = {}): Promise<Bag> =>
  money.act(money.manager, operation, String(record['id']), input)

describe('a conversation', () => {
  it('waits from the first message that is not answered on', async () => {
    const user = await money.person('member')
    await sendMessage(money.world, { from: user, text: 'Where is my money?' })
    const first = await conversation(user)
    expect(first).toMatchObject({ status: 'WAITING', lastMessage: 'Where is my money?', assignee: null, waitingSince: expect.any(String) })
    await sendMessage(money.world, { from: user, text: 'Hello?' })
    expect(await conversation(user)).toMatchObject({ lastMessage: 'Hello?', waitingSince: first['waitingSince'] })
    await inbox.write(user, 'On its way.')
    expect(await conversation(user)).toMatchObject({ status: 'ANSWERED', lastMessage: 'On its way.', waitingSince: null })
    await sendMessage(money.world, { from: user, text: 'Thank you' })
    const again = await conversation(user)
    expect(again).toMatchObject({ status: 'WAITING' })
    expect(again['waitingSince']).not.toBe(first['waitingSince'])
  })

  it('is answered in its place: the message comes from the site, its author is kept inside', async () => {
    const user = await money.person('member')
    await sendMessage(money.world, { from: user, text: 'May I change my name?' })
    expect(await act('siteThreadsReply', await conversation(user), { text: ' You may. ' })).not.toHaveProperty('rule')
    const answered = await conversation(user)
    expect(answered).toMatchObject({ status: 'ANSWERED', lastMessage: 'You may.', waitingSince: null })
    expect(await inbox.messagesOf((answered['thread'] as Bag)['id'])).toMatchObject([
      { from: { id: user }, staffAuthor: null },
      { from: null, staffAuthor: { id: money.manager.id }, text: 'You may.' },
    ])
    await act('siteThreadsReply', answered, { text: 'Until Friday.' })
    expect(await conversation(user)).toMatchObject({ status: 'ANSWERED', lastMessage: 'Until Friday.' })
    expect(await inbox.threadsOf(user)).toMatchObject([{ lastMessage: 'Until Friday.', unread: 2 }])
  })

  it('needs no answer, and waits again', async () => {
    const user = await money.person('member')
    await sendMessage(money.world, { from: user, text: 'Thanks!' })
    await act('siteThreadsSettle', await conversation(user))
    expect(await conversation(user)).toMatchObject({ status: 'ANSWERED', waitingSince: null, lastMessage: 'Thanks!' })
    await act('siteThreadsReopen', await conversation(user))
    expect(await conversation(user)).toMatchObject({ status: 'WAITING', waitingSince: expect.any(String) })
  })

  it('is assigned to whoever of the staff may enter, and to nobody else', async () => {
    const user = await money.person('member')
    await sendMessage(money.world, { from: user, text: 'Hello' })
    await act('siteThreadsUpdate', await conversation(user), { assignee: money.admin.id })
    expect(await conversation(user)).toMatchObject({ assignee: { id: money.admin.id } })
    const refused = await act('siteThreadsUpdate', await conversation(user), { assignee: user })
    expect(refused).toMatchObject({ __typename: 'Invalid' })
  })
})

it('holds what is written with the site, and nothing that users write each other', async () => {
  const [one, other] = [await money.person('member'), await money.person('free_business')]
  const before = await conversations()
  await sendMessage(money.world, { from: one, to: other, text: 'Between us' })
  expect(await conversations()).toBe(before)
})

it('asks the right to read threads, and that to write for each change', async () => {
  const user = await money.person('member')
  await sendMessage(money.world, { from: user, text: 'Hello' })
  const none = money.callerOf('manager', money.manager.id, ['getAnyUserInfo'])
  await expect(money.run(none, 'siteThreadsSearch', { filter: {} }, ['id'])).rejects.toMatchObject({ code: 'DENIED' })
  const reads = money.callerOf('manager', money.manager.id, ['getAnyUserInfo', 'getAnyMessageThread'])
  const { id } = await conversation(user)
  for (const operation of ['siteThreadsReply', 'siteThreadsSettle', 'siteThreadsUpdate'])
    await expect(money.act(reads, operation, String(id), { text: 'Hello' })).rejects.toMatchObject({ code: 'DENIED' })
})

it('is filled where users wrote before there was one: who had the last word says whether they wait, and since when', async () => {
  const [waits, answered] = [await money.person('member'), await money.person('member')]
  for (const user of [waits, answered]) await inbox.write(user, 'Welcome')
  for (const text of ['First', 'Second']) await sendMessage(money.world, { from: waits, text })
  await sendMessage(money.world, { from: answered, text: 'Question' })
  await inbox.write(answered, 'Answer')
  const [thread] = await inbox.threadsOf(waits)
  await readThread(money.world, waits, String(thread?.['id']))
  const told = async () => {
    const { id: _waits, ...one } = await conversation(waits)
    const { id: _answered, ...other } = await conversation(answered)
    return [one, other].map(({ version: _version, ...each }) => each)
  }
  const kept = await told()
  await money.sql('delete from site_threads')
  await transact(money.database.db, { product: money.product, action: 'firstRows' }, fillInbox)
  expect(await told()).toEqual(kept)
})
