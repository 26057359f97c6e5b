// The inbox of a site whose users wrote before it had one: who had the last word says whether they wait, and since when (domain 5.15).
import { sql, table, type Db, type ProductModel, type Work } from '../../../server/kit.ts'
import { fillOnce } from '../fillOnce.ts'

const inbox = table('SiteThread')
const t = table('MessageThread', 't')
const m = table('Message', 'm')
const answer = table('Message', 'answer')

const waits = sql.ref('w.since')
const isWithSite = sql`${t.other} is null and ${t.copyOf} is null`

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
    where ${isWithSite}`.execute(tx)
}

/** Safe to call at every start, by several servers at once. Gives whether it did something. */
export const firstInbox = async (db: Db, product: ProductModel): Promise<boolean> => {
  // Asked at every start: of tables with millions of rows it looks at one.
  const { rows } = await sql<{ wanted: boolean }>`
    select not exists (select from ${inbox}) and exists (select from ${t} where ${isWithSite}) as wanted`.execute(db)
  return rows[0]?.wanted === true && fillOnce(db, product, 'SiteThread', fillInbox)
}
