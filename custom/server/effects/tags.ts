// Slugs of categories, and what deleting one takes away (domain 10.6).
import { InvalidInput, sql } from '../../../server/kit.ts'
import type { ActionRun } from '../../../server/kit.ts'
import type { Effect } from '../customTypes.ts'
import { slugOf } from '../slugOf.ts'
import { table } from '../tables.ts'
import { erase, touch } from '../store.ts'

const questionnaire = table('User.questionnaire')
const userTag = table('UserTag')

/** A slug that is given, at creation, has to be the title's: the rule has no other. */
export const deriveSlug: Effect<'deriveSlug'> = async (change) => {
  const { title, slug: given } = change.input
  if (title === undefined) return
  const slug = slugOf(title)
  if (typeof given === 'string' && given !== '' && given !== slug)
    throw new InvalidInput([{ field: 'slug', code: 'slug', template: 'guards.slugOfTitle', params: [slug] }])
  change.set('slug', slug)
  change.report.value('slug', slug)
}

/** Ids of the creators that named it in their questionnaire; it is taken out of there. */
const removeFromQuestionnaires = async (change: ActionRun, id: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string; version: number }>`
    update ${questionnaire} set ${questionnaire.category} = array_remove(${questionnaire.category}, ${id}), ${questionnaire.version} = ${questionnaire.version} + 1
    where ${questionnaire.category} @> array[${id}]::text[] returning ${questionnaire.id}::text as id, ${questionnaire.version}`.execute(
    change.tx,
  )
  for (const row of rows) touch(change, 'User.questionnaire', { id: row.id, version: row.version })
  return rows.map((row) => row.id)
}

/** Ids of the creators that had it among their user tags; it is one of them no more. */
const removeFromUserTags = async (change: ActionRun, id: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string; user: string }>`
    select ${userTag.id}::text as id, ${userTag.user}::text as "user" from ${userTag} where ${userTag.tag} = ${id}::bigint order by ${userTag.id}`.execute(
    change.tx,
  )
  for (const row of rows) await erase(change, 'UserTag', row.id)
  return rows.map((row) => row.user)
}

/** Removed from every creator who chose it. */
export const removeTagFromCreators: Effect<'removeTagFromCreators'> = async (change) => {
  const { id } = change.record
  const creators = [...(await removeFromQuestionnaires(change, id)), ...(await removeFromUserTags(change, id))]
  change.report.count('creators', new Set(creators).size)
}
