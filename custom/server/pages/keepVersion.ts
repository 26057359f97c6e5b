// What a page says before it is changed is kept as a version; the last 20 stay (domain 9).
import { sql } from '../../../server/kit.ts'
import type { ActionRun } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { erase, insert } from '../store.ts'
import type { RecordOf } from '../store.ts'

const staticPageVersion = table('StaticPageVersion')

const maxVersions = 20
/** What a version remembers of its page. */
type Remembered = 'title' | 'published' | 'body' | 'seoTitle' | 'seoDescription'
export const rememberedOf = ({
  title,
  published,
  body,
  seoTitle,
  seoDescription,
}: Pick<RecordOf<'StaticPage' | 'StaticPageVersion'>, Remembered>) => ({
  title,
  published,
  body,
  seoTitle,
  seoDescription,
})

export const keepVersion = async (change: ActionRun, page: RecordOf<'StaticPage'>): Promise<void> => {
  await insert(change, 'StaticPageVersion', {
    ...rememberedOf(page),
    page: page.id,
    replacedTime: change.time,
    replacedBy: change.actor.id,
  })
  const { rows } = await sql<{ id: string }>`
    select ${staticPageVersion.id}::text as id from ${staticPageVersion} where ${staticPageVersion.page} = ${page.id}::bigint
    order by ${staticPageVersion.replacedTime} desc, ${staticPageVersion.id} desc offset ${maxVersions}`.execute(change.tx)
  for (const { id } of rows) await erase(change, 'StaticPageVersion', id)
}
