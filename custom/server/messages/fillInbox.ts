// The inbox of a site whose users wrote before it had one: who had the last word says whether they wait, and since when (domain 5.15).
import { sql, table } from '../../../server/kit.ts'
import type { Db, ProductModel, Work } from '../../../server/kit.ts'
import { fillOnce } from '../fillOnce.ts'
import { count } from '../store.ts'

const inbox = table('SiteThread')
const t = table('MessageThread', 't')
const m = table('Message', 'm')
const answer = table('Message', 'answer')

const waits = sql.ref('w.since')

/** All conversations with the site that there are. */
export const fillInbox = async ({ tx }: Work): Promise<void> => {
  await sql`
    insert into ${inbox} (${inbox.user}, ${inbox.thread}, ${inbox.lastMessage}, ${inbox.lastMessageTime}, ${inbox.waitingSince}, ${inbox.status})
    select ${t.user}, ${t.id}, ${t.lastMessage}, ${t.lastMessageTime}, ${waits}, case when ${waits} is null then 'ANSWERED' else 'WAITING' end
    from ${t} cross join lateral (
      select min(${m.createTime}) as since from ${m}
      where ${m.thread} = ${t.id} and ${m.from} is not null and not exists (
        select from ${answer} where ${answer.thread} = ${t.id} and ${answer.from} is null and ${answer.createTime} > ${m.createTime}
      )
    ) w
    where ${t.other} is null and ${t.copyOf} is null`.execute(tx)
}

/** Safe to call at every start, by several servers at once. Gives whether it did something. */
export const firstInbox = async (db: Db, product: ProductModel): Promise<boolean> => {
  const written = await count({ tx: db, product }, 'MessageThread', (own) => sql`${own.other} is null and ${own.copyOf} is null`)
  return written > 0 && fillOnce(db, product, 'SiteThread', fillInbox)
}
