// Messages: threads as each side sees them, what the staff write in the name of the site, and who may read what (domain 4.5, 5.15).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readThread, sendMessage } from '../../custom/server/outside/index.ts'
import type { Caller } from '../../server/call.ts'
import { fileKeeper } from '../../server/files/keepFile.ts'
import { openStorage } from '../../server/files/openStorage.ts'
import { openMoney } from './money/openMoney.ts'
import type { Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'
import { pdf } from './uploads/samples.ts'

let money: Money
const dataDir = mkdtempSync(join(tmpdir(), 'messages-'))
const keep = fileKeeper(openStorage({ dataDir }))

beforeAll(async () => {
  money = await openMoney()
})
afterAll(async () => {
  await money.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const itemsOf = (answer: Bag): readonly Bag[] => answer['items'] as readonly Bag[]
const threadPaths = ['other', 'copyOf', 'lastMessage', 'unread', 'paid']
const threadsOf = async (user: string, caller: Caller = money.manager): Promise<readonly Bag[]> =>
  itemsOf(
    await money.run(
      caller,
      'messageThreadsSearch',
      { filter: { user: [user] }, sort: { by: 'lastMessageTime', direction: 'DESCENDING' } },
      threadPaths,
    ),
  )
const messagePaths = ['from', 'staffAuthor', 'text', 'price', 'paid']
const messagesOf = async (thread: unknown, caller: Caller = money.manager): Promise<readonly Bag[]> =>
  itemsOf(
    await money.run(
      caller,
      'messagesSearch',
      { filter: { thread: [thread] }, sort: { by: 'createTime', direction: 'ASCENDING' } },
      messagePaths,
    ),
  )
const write = (user: string, text: string, caller: Caller = money.manager): Promise<Bag> =>
  money.act(caller, 'messagesCreate', user, { text })

describe('a message of the staff', () => {
  it('opens a thread with the site, once, and keeps its author inside', async () => {
    const user = await money.person('member')
    expect(await write(user, '  Welcome to the site.  ')).toMatchObject({ __typename: 'Done' })
    await write(user, 'Anything else?', money.admin)
    const [thread, ...more] = await threadsOf(user)
    expect(more).toEqual([])
    expect(thread).toMatchObject({ other: null, copyOf: null, lastMessage: 'Anything else?', unread: 2, paid: false })
    expect(await messagesOf(thread?.['id'])).toMatchObject([
      { from: null, staffAuthor: { id: money.manager.id }, text: 'Welcome to the site.', price: null, paid: false },
      { from: null, staffAuthor: { id: money.admin.id }, text: 'Anything else?' },
    ])
  })

  it('shows the thread on the profiles of those who wrote', async () => {
    const user = await money.person('member')
    const author = await money.person('manager')
    await write(user, 'Hello', money.callerOf('manager', author))
    expect(await threadsOf(author)).toMatchObject([{ other: { id: user }, copyOf: { id: expect.any(String) }, unread: 0 }])
    await sendMessage(money.world, { from: user, text: 'Hello to you' })
    expect(await threadsOf(author)).toMatchObject([{ lastMessage: 'Hello to you', unread: 1 }])
    expect(await threadsOf(user)).toMatchObject([{ unread: 0 }])
  })

  it('has 1 to 2000 characters', async () => {
    const user = await money.person('member')
    expect(await write(user, '')).toMatchObject({ __typename: 'Invalid', errors: [{ message: 'Field is empty' }] })
    expect(await write(user, 'x'.repeat(2001))).toMatchObject({ __typename: 'Invalid' })
    expect(await write(user, '\u{1f980}'.repeat(1000))).toMatchObject({ __typename: 'Done' })
    expect(await threadsOf(user)).toHaveLength(1)
  })

  it('goes to managers and admins too, but not to oneself and not to the deleted', async () => {
    expect(await write(money.admin.id, 'Hello')).toMatchObject({ __typename: 'Done' })
    expect(await write(money.manager.id, 'Hello')).toMatchObject({ __typename: 'Refused', rule: 'notSelf' })
    expect(await write(await money.person('member', { status: 'DELETED' }), 'Hello')).toMatchObject({ rule: 'notDeleted' })
  })

  it('asks both rights, a reply one', async () => {
    const user = await money.person('member')
    const half = money.callerOf('manager', money.manager.id, ['getAnyUserInfo', 'createAnyMessage', 'getAnyMessageThread'])
    await expect(write(user, 'Hello', half)).rejects.toMatchObject({ code: 'DENIED' })
    await sendMessage(money.world, { from: user, text: 'Where is my money?' })
    const [thread] = await threadsOf(user)
    expect(await money.act(half, 'messagesReply', String(thread?.['id']), { text: 'On its way.' })).toMatchObject({ __typename: 'Done' })
    expect(await threadsOf(user)).toMatchObject([{ lastMessage: 'On its way.', unread: 1 }])
  })

  it('written by two at once is in one thread', async () => {
    const user = await money.person('member')
    await Promise.all([write(user, 'One'), write(user, 'Two', money.admin), sendMessage(money.world, { from: user, text: 'Three' })])
    const threads = await threadsOf(user)
    expect(threads).toHaveLength(1)
    expect(await messagesOf(threads[0]?.['id'])).toHaveLength(3)
  })

  it('and replies from several profiles at once are all there, with one view for each', async () => {
    const user = await money.person('member')
    await write(user, 'One')
    const [mine, site] = [
      (await threadsOf(user))[0]?.['id'],
      (await threadsOf(money.manager.id)).find((each) => (each['other'] as Bag)['id'] === user)?.['id'],
    ]
    const answers = await Promise.all([
      money.act(money.manager, 'messagesReply', String(site), { text: 'Two' }),
      money.act(money.admin, 'messagesReply', String(mine), { text: 'Three' }),
      money.act(money.admin, 'messagesReply', String(site), { text: 'Four' }),
      write(user, 'Five', money.admin),
    ])
    expect(answers.map((each) => each['__typename'])).toEqual(['Done', 'Done', 'Done', 'Done'])
    expect(await messagesOf(mine)).toHaveLength(5)
    expect(await threadsOf(user)).toMatchObject([{ unread: 5 }])
    expect(await money.value('select count(*)::int from message_threads where copy_of_id = $1', mine)).toBe(2)
  })

  it('is not sent by its preview', async () => {
    const user = await money.person('member')
    await money.act(money.manager, 'messagesCreatePreview', user, { text: 'Hello' })
    expect(await threadsOf(user)).toEqual([])
  })
})

describe('a thread between users', () => {
  it('is seen from both sides, with what is unread on each, and what was sold', async () => {
    const [member, creator] = [await money.person('member'), await money.person('free_business')]
    await sendMessage(money.world, { from: member, to: creator, text: `Hi! ${'long '.repeat(40)}`, price: 100n, paid: true })
    await sendMessage(
      money.world,
      { from: creator, to: member, text: 'Look', price: 300n, files: [{ name: 'notes.pdf', bytes: pdf }] },
      keep,
    )
    const [mine, theirs] = [await threadsOf(member), await threadsOf(creator)]
    expect(mine).toMatchObject([{ other: { id: creator }, copyOf: null, lastMessage: 'Look', unread: 1, paid: true }])
    expect(theirs).toMatchObject([{ other: { id: member }, copyOf: { id: mine[0]?.['id'] }, unread: 0, paid: true }])
    expect(await messagesOf(mine[0]?.['id'])).toMatchObject([
      { from: { id: member }, staffAuthor: null, price: { amount: '1.00', currency: 'CRE' }, paid: true },
      { from: { id: creator }, text: 'Look', price: { amount: '3.00' }, paid: false },
    ])
    const files = itemsOf(
      await money.run(money.manager, 'messageFilesSearch', { filter: { thread: [mine[0]?.['id']] } }, ['file', 'message']),
    )
    expect(files).toMatchObject([{ file: { name: 'notes.pdf', contentType: 'application/pdf' } }])
    await readThread(money.world, member, String(mine[0]?.['id']))
    expect(await threadsOf(member)).toMatchObject([{ unread: 0 }])
  })

  it('shows 80 characters of the last message', async () => {
    const [one, other] = [await money.person('member'), await money.person('member')]
    await sendMessage(money.world, { from: one, to: other, text: `${'a'.repeat(79)}\u{1f980} and more` })
    const [thread] = await threadsOf(one)
    expect(String(thread?.['lastMessage'])).toHaveLength(79)
  })

  it('takes no reply: nobody writes in the names of others', async () => {
    const [one, other] = [await money.person('member'), await money.person('member')]
    await sendMessage(money.world, { from: one, to: other, text: 'Hi' })
    for (const user of [one, other]) {
      const [thread] = await threadsOf(user)
      expect(await money.act(money.manager, 'messagesReply', String(thread?.['id']), { text: 'Hi' })).toMatchObject({ rule: 'siteThread' })
    }
  })

  it('leaves a line in the audit when somebody reads it', async () => {
    const [one, other] = [await money.person('member'), await money.person('member')]
    await sendMessage(money.world, { from: one, to: other, text: 'Secret' })
    const [thread] = await threadsOf(one)
    await messagesOf(thread?.['id'], money.admin)
    const lines = await money.sql(
      "select actor, operation, entity, outcome, input from audit_record where action = 'read' order by id desc limit 1",
    )
    expect(lines).toEqual([
      {
        actor: money.admin.id,
        operation: 'messagesSearch',
        entity: 'Message',
        outcome: 'DONE',
        input: { filter: { thread: [thread?.['id']] } },
      },
    ])
  })

  it('is not begun with oneself, by the disabled, or with the deleted', async () => {
    const [one, off, gone] = [
      await money.person('member'),
      await money.person('member', { status: 'DISABLED' }),
      await money.person('member', { status: 'DELETED' }),
    ]
    await expect(sendMessage(money.world, { from: one, to: one, text: 'Hi' })).rejects.toMatchObject({ rule: 'ownThread' })
    await expect(sendMessage(money.world, { from: off, to: one, text: 'Hi' })).rejects.toMatchObject({ rule: 'writerEnabled' })
    await expect(sendMessage(money.world, { from: one, to: gone, text: 'Hi' })).rejects.toMatchObject({ rule: 'receiverDeleted' })
  })
})

describe("with rights of one's own", () => {
  it("one reads one's own threads and what one wrote, and replies there", async () => {
    const user = await money.person('member')
    const author = await money.person('manager')
    const mine = money.callerOf('manager', author, ['getMyMessageThread', 'getMyMessage', 'createMyMessage'])
    await write(user, 'By me', money.callerOf('manager', author))
    await write(user, 'By another', money.admin)
    const all = itemsOf(await money.run(mine, 'messageThreadsSearch', {}, ['other', 'unread']))
    expect(all).toMatchObject([{ other: { id: user } }])
    const [thread] = await threadsOf(user)
    expect((await messagesOf(thread?.['id'], mine)).map((each) => each['text'])).toEqual(['By me'])
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
