// Many who write into one thread at the same time, each from where they stand: everything arrives, and nobody waits for another crosswise.
import { beforeAll, expect, it } from 'vitest'
import { sendMessage } from '../../custom/events/index.ts'
import type { Caller } from '../../server/call.ts'
import { covers } from '../covers.ts'
import { inboxOf } from './messages/inbox.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

/** Deadlocks of this database so far. Each connection keeps its count for itself until it is told to hand it over. */
const deadlocks = async (): Promise<number> => {
  const connections = money.database.pool.totalCount
  await Promise.all(Array.from({ length: connections }, () => money.sql('select pg_stat_force_next_flush(), pg_sleep(0.2)')))
  return Number(await money.value('select deadlocks::int from pg_stat_database where datname = current_database()'))
}

it('lets users begin a thread from both sides at once', async () => {
  const [one, other] = [await money.person('member'), await money.person('free_business')]
  const send = async (from: string, to: string, text: string): Promise<unknown> => sendMessage(money.world, { from, to, text })
  await Promise.all(['A', 'B', 'C'].flatMap((text) => [send(one, other, text), send(other, one, text)]))
  expect(await money.sql('select unread from message_threads where user_id = any($1)', [[one, other]])).toHaveLength(2)
  expect(await money.value('select count(distinct thread_id)::int from messages')).toBe(1)
  expect(await deadlocks()).toBe(0)
})

it('lets views of a thread be answered all at once', async () => {
  covers('managesMessages')
  const inbox = inboxOf(money)
  const user = await money.person('member')
  const authors = await Promise.all(Array.from({ length: 6 }, async () => money.callerOf('manager', await money.person('manager'))))
  for (const author of authors) await inbox.write(user, 'Hello', author)
  const views = await money.sql('select id::text as id from message_threads where user_id = $1 or other_id = $1 order by id', [user])
  expect(views).toHaveLength(7)
  const inboxId = String(await money.value('select id::text from site_threads where user_id = $1', user))
  // Where another changed the conversation meanwhile, that is told and nothing is sent: whoever still means it asks anew.
  const replyFromInbox = async (author: Caller): Promise<Bag> => {
    const answer = await money.act(author, 'siteThreadsReply', inboxId, { text: 'From the inbox' })
    return answer['__typename'] === 'SiteThreadConflict' ? replyFromInbox(author) : answer
  }
  const replied: unknown[] = []
  for (let round = 0; round < 5; round += 1)
    await Promise.all([
      ...authors.slice(0, 2).map(async (author) => replied.push((await replyFromInbox(author))['__typename'])),
      ...views.map(({ id }, at) => money.act(authors[at % 6] ?? money.admin, 'messagesReply', String(id), { text: `Reply ${round}` })),
      ...authors.slice(0, 3).map((author) => inbox.write(user, `Written ${round}`, author)),
      sendMessage(money.world, { from: user, text: `Answer ${round}` }),
    ])
  const texts = (await money.sql('select text from messages where thread_id = $1', [views[0]?.['id']])).map(({ text }) => text)
  expect(replied).toEqual(Array.from({ length: 10 }, () => 'SiteThreadSaved'))
  expect(texts.filter((text) => text === 'From the inbox')).toHaveLength(10)
  expect(texts).toHaveLength(6 + 5 * 13)
  const last = await money.sql('select distinct last_message from message_threads where user_id = $1 or other_id = $1', [user])
  expect(last).toHaveLength(1)
  expect(await deadlocks()).toBe(0)
})
