// Threads between users: as each side sees them, what was sold and sent along, and that reading them is audited (domain 5.15).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { readThread, sendMessage } from '../../custom/events/index.ts'
import { fileKeeper } from '../../server/files/keepFile.ts'
import { openStorage } from '../../server/files/openStorage.ts'
import { inboxOf, type Inbox } from './messages/inbox.ts'
import { itemsOf } from './records/workbench.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import { pdf } from './uploads/samples.ts'

let money: Money
let inbox: Inbox
const dataDir = mkdtempSync(join(tmpdir(), 'messages-'))
const keep = fileKeeper(openStorage({ dataDir }))

beforeAll(async () => {
  money = await openMoney()
  inbox = inboxOf(money)
})
afterAll(async () => {
  await money.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a thread between users', () => {
  it('is seen from both sides, with what is unread on each, and what was sold', async () => {
    covers('managesMessages')
    const [member, creator] = [await money.person('member'), await money.person('free_business')]
    await sendMessage(money.world, { from: member, to: creator, text: `Hi! ${'long '.repeat(40)}`, price: 100n, paid: true })
    await sendMessage(
      money.world,
      { from: creator, to: member, text: 'Look', price: 300n, files: [{ name: 'notes.pdf', bytes: pdf }] },
      keep,
    )
    const [mine, theirs] = [await inbox.threadsOf(member), await inbox.threadsOf(creator)]
    expect(mine).toMatchObject([{ other: { id: creator }, copyOf: null, lastMessage: 'Look', unread: 1, paid: true }])
    expect(theirs).toMatchObject([{ other: { id: member }, copyOf: { id: mine[0]?.['id'] }, unread: 0, paid: true }])
    expect(await inbox.messagesOf(mine[0]?.['id'])).toMatchObject([
      { from: { id: member }, staffAuthor: null, price: { amount: '1.00', currency: 'CRE' }, paid: true },
      { from: { id: creator }, text: 'Look', price: { amount: '3.00' }, paid: false },
    ])
    const files = itemsOf(
      await money.run(money.manager, 'messageFilesSearch', { filter: { thread: [mine[0]?.['id']] } }, ['file', 'message']),
    )
    expect(files).toMatchObject([{ file: { name: 'notes.pdf', contentType: 'application/pdf' } }])
    await readThread(money.world, member, String(mine[0]?.['id']))
    expect(await inbox.threadsOf(member)).toMatchObject([{ unread: 0 }])
  })

  it('shows 80 characters of the last message', async () => {
    const [one, other] = [await money.person('member'), await money.person('member')]
    await sendMessage(money.world, { from: one, to: other, text: `${'a'.repeat(79)}\u{1f980} and more` })
    const [thread] = await inbox.threadsOf(one)
    expect(String(thread?.['lastMessage'])).toHaveLength(79)
  })

  it('takes no reply: nobody writes in the names of others', async () => {
    const [one, other] = [await money.person('member'), await money.person('member')]
    await sendMessage(money.world, { from: one, to: other, text: 'Hi' })
    for (const user of [one, other]) {
      const [thread] = await inbox.threadsOf(user)
      expect(await money.act(money.manager, 'messagesReply', String(thread?.['id']), { text: 'Hi' })).toMatchObject({ rule: 'siteThread' })
    }
  })

  it('leaves a line in the audit when somebody reads it', async () => {
    const [one, other] = [await money.person('member'), await money.person('member')]
    await sendMessage(money.world, { from: one, to: other, text: 'Secret' })
    const [thread] = await inbox.threadsOf(one)
    await inbox.messagesOf(thread?.['id'], money.admin)
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
