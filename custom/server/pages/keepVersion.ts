// What a page says before it is changed is kept as a version; the last 20 stay (domain 9).
import { erase, insert, sql } from '../../../server/kit.ts'
import type { Change } from '../../../server/kit.ts'
import { table } from '../tables.ts'

const staticPageVersion = table('StaticPageVersion')

const kept = 20
/** What a version remembers of its page. */
export const remembered = ['title', 'published', 'body', 'seoTitle', 'seoDescription'] as const

/** @param page the page as it was, by path */
export const keepVersion = async (change: Change, page: Readonly<Record<string, unknown>> & { readonly id: string }): Promise<void> => {
  const values = Object.fromEntries(remembered.map((name) => [name, page[name]]))
  await insert(change, 'StaticPageVersion', { ...values, page: page.id, replacedTime: change.time, replacedBy: change.actor.id })
  const { rows } = await sql<{ id: string }>`
    select ${staticPageVersion.id}::text as id from ${staticPageVersion} where ${staticPageVersion.page} = ${page.id}::bigint
    order by ${staticPageVersion.replacedTime} desc, ${staticPageVersion.id} desc offset ${kept}`.execute(change.tx)
  for (const { id } of rows) await erase(change, 'StaticPageVersion', id)
}
