// Messages that the staff write in the name of the site, and who may read and write what (domain 4.5, 5.15).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { sendMessage } from '../../custom/events/index.ts'
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

describe('a message of the staff', () => {
  it('opens a thread with the site, once, and keeps its author inside', async () => {
    covers('managesMessages')
    const user = await money.person('member')
    expect(await inbox.write(user, '  Welcome to the site.  ')).toMatchObject({ __typename: 'Done' })
    await inbox.write(user, 'Anything else?', money.admin)
    const [thread, ...more] = await inbox.threadsOf(user)
    expect(more).toEqual([])
    expect(thread).toMatchObject({ other: null, copyOf: null, lastMessage: 'Anything else?', unread: 2, paid: false })
    expect(await inbox.messagesOf(thread?.['id'])).toMatchObject([
      { from: null, staffAuthor: { id: money.manager.id }, text: 'Welcome to the site.', price: null, paid: false },
      { from: null, staffAuthor: { id: money.admin.id }, text: 'Anything else?' },
    ])
  })

  it('shows the thread on the profiles of those who wrote', async () => {
    const user = await money.person('member')
    const author = await money.person('manager')
    await inbox.write(user, 'Hello', money.callerOf('manager', author))
    expect(await inbox.threadsOf(author)).toMatchObject([{ other: { id: user }, copyOf: { id: expect.any(String) }, unread: 0 }])
    await sendMessage(money.world, { from: user, text: 'Hello to you' })
    expect(await inbox.threadsOf(author)).toMatchObject([{ lastMessage: 'Hello to you', unread: 1 }])
    expect(await inbox.threadsOf(user)).toMatchObject([{ unread: 0 }])
  })

  it('has 1 to 2000 characters', async () => {
    const user = await money.person('member')
    expect(await inbox.write(user, '')).toMatchObject({ __typename: 'Invalid', errors: [{ message: 'Field is empty' }] })
    expect(await inbox.write(user, 'x'.repeat(2001))).toMatchObject({ __typename: 'Invalid' })
    expect(await inbox.write(user, '\u{1f980}'.repeat(1000))).toMatchObject({ __typename: 'Done' })
    expect(await inbox.threadsOf(user)).toHaveLength(1)
  })

  it('that is longer, from the client site, is not cut within a character', async () => {
    const user = await money.person('member')
    await sendMessage(money.world, { from: user, text: `x${'\u{1f980}'.repeat(1000)}` })
    const [thread] = await inbox.threadsOf(user)
    expect(await inbox.messagesOf(thread?.['id'])).toMatchObject([{ text: `x${'\u{1f980}'.repeat(999)}` }])
  })

  it('goes to managers and admins too, but not to oneself and not to the deleted', async () => {
    expect(await inbox.write(money.admin.id, 'Hello')).toMatchObject({ __typename: 'Done' })
    expect(await inbox.write(money.manager.id, 'Hello')).toMatchObject({ __typename: 'Refused', rule: 'notSelf' })
    expect(await inbox.write(await money.person('member', { status: 'DELETED' }), 'Hello')).toMatchObject({ rule: 'notDeleted' })
  })

  it('asks both rights, a reply one', async () => {
    const user = await money.person('member')
    const half = money.callerOf('manager', money.manager.id, ['getAnyUserInfo', 'createAnyMessage', 'getAnyMessageThread'])
    await expect(inbox.write(user, 'Hello', half)).rejects.toMatchObject({ code: 'DENIED' })
    await sendMessage(money.world, { from: user, text: 'Where is my money?' })
    const [thread] = await inbox.threadsOf(user)
    expect(await money.act(half, 'messagesReply', String(thread?.['id']), { text: 'On its way.' })).toMatchObject({ __typename: 'Done' })
    expect(await inbox.threadsOf(user)).toMatchObject([{ lastMessage: 'On its way.', unread: 1 }])
  })

  it('written by two at once is in one thread', async () => {
    const user = await money.person('member')
    await Promise.all([
      inbox.write(user, 'One'),
      inbox.write(user, 'Two', money.admin),
      sendMessage(money.world, { from: user, text: 'Three' }),
    ])
    const threads = await inbox.threadsOf(user)
    expect(threads).toHaveLength(1)
    expect(await inbox.messagesOf(threads[0]?.['id'])).toHaveLength(3)
  })

  it('and replies from several profiles at once are all there, with one view for each', async () => {
    const user = await money.person('member')
    await inbox.write(user, 'One')
    const [mine, site] = [
      (await inbox.threadsOf(user))[0]?.['id'],
      (await inbox.threadsOf(money.manager.id)).find((each) => (each['other'] as Bag)['id'] === user)?.['id'],
    ]
    const answers = await Promise.all([
      money.act(money.manager, 'messagesReply', String(site), { text: 'Two' }),
      money.act(money.admin, 'messagesReply', String(mine), { text: 'Three' }),
      inbox.write(user, 'Four', money.admin),
    ])
    expect(answers.map((each) => each['__typename'])).toEqual(['Done', 'Done', 'Done'])
    expect(await inbox.messagesOf(mine)).toHaveLength(4)
    expect(await inbox.threadsOf(user)).toMatchObject([{ unread: 4 }])
    expect(await money.value('select count(*)::int from message_threads where copy_of_id = $1', mine)).toBe(2)
  })

  it('is not sent by its preview', async () => {
    const user = await money.person('member')
    await money.act(money.manager, 'messagesCreatePreview', user, { text: 'Hello' })
    expect(await inbox.threadsOf(user)).toEqual([])
  })
})

describe("with rights of one's own", () => {
  it("one reads one's own threads and what one wrote, and replies there", async () => {
    const user = await money.person('member')
    const author = await money.person('manager')
    const mine = money.callerOf('manager', author, ['getMyMessageThread', 'getMyMessage', 'createMyMessage'])
    await inbox.write(user, 'By me', money.callerOf('manager', author))
    await inbox.write(user, 'By another', money.admin)
    const all = itemsOf(await money.run(mine, 'messageThreadsSearch', {}, ['other', 'unread']))
    expect(all).toMatchObject([{ other: { id: user } }])
    const [thread] = await inbox.threadsOf(user)
    expect((await inbox.messagesOf(thread?.['id'], mine)).map((each) => each['text'])).toEqual(['By me'])
    expect(await money.act(mine, 'messagesReply', String(all[0]?.['id']), { text: 'Again' })).toMatchObject({ __typename: 'Done' })
    await expect(money.act(mine, 'messagesReply', String(thread?.['id']), { text: 'Again' })).rejects.toMatchObject({ code: 'DENIED' })
  })

  it('and without any right nothing', async () => {
    const nobody = money.callerOf('manager', money.manager.id, ['getAnyUserInfo'])
    await expect(money.run(nobody, 'messageThreadsSearch', {}, ['other'])).rejects.toMatchObject({ code: 'DENIED' })
    await expect(money.run(nobody, 'messagesSearch', {}, ['text'])).rejects.toMatchObject({ code: 'DENIED' })
    await expect(money.run(nobody, 'messageFilesSearch', {}, ['file'])).rejects.toMatchObject({ code: 'DENIED' })
  })
})
