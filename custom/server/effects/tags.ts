// Slugs of categories, and what deleting one takes away (domain 10.6).
import { sql } from '../../../server/kit.ts'
import type { Effect } from '../../../server/kit.ts'
import { table } from '../tables.ts'

/** Every character outside A-Z, a-z, 0-9 and underscore becomes one underscore; in lower case. "Pop & Rock" -> pop___rock */
export const slugOf = (title: string): string => title.replace(/[^A-Za-z0-9_]/gu, '_').toLowerCase()

export const deriveSlug: Effect = async (change) => {
  const { title } = change.input
  if (typeof title !== 'string') return
  const slug = slugOf(title)
  change.set('slug', slug)
  change.report.value('slug', slug)
}

/** Removed from every creator who chose it. */
export const removeTagFromCreators: Effect = async (change) => {
  const id = change.record?.id ?? ''
  const { rows } = await sql<{ id: string; version: number }>`
    update ${table('User', 'questionnaire')} set category_ids = array_remove(category_ids, ${id}), version = version + 1
    where category_ids @> array[${id}]::text[] returning id::text as id, version`.execute(change.tx)
  for (const row of rows) change.touched.push({ entity: 'User', part: 'questionnaire', id: row.id, version: row.version, removed: false })
  change.report.count('creators', rows.length)
}
