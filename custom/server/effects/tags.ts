// Slugs of categories, and what deleting one takes away (domain 10.6).
import { sql, table, type ActionRun, type Effect } from '../../../server/kit.ts'
import { slugOf } from '../slugOf.ts'
import { erase, find, touch } from '../store.ts'
import { wrongField } from '../wrongField.ts'

const questionnaire = table('User.questionnaire')

/** A slug that is given, at creation, has to be the title's: the rule has no other. */
export const deriveSlug: Effect<'deriveSlug'> = async (change) => {
  const { title, slug: given } = change.input
  if (title === undefined) return
  const slug = slugOf(title)
  if (typeof given === 'string' && given !== '' && given !== slug) throw wrongField('slug', 'slug', [slug], 'guards.slugOfTitle')
  change.set('slug', slug)
  change.report.value('slug', slug)
}

/** Ids of the creators that named it in their questionnaire; it is taken out of there. */
const removeFromQuestionnaires = async (change: ActionRun, id: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string; version: number }>`
    update ${questionnaire} set ${questionnaire.category} = array_remove(${questionnaire.category}, ${id}), ${questionnaire.version} = ${questionnaire.version} + 1
    where ${questionnaire.category} @> array[${id}]::text[]
    returning ${questionnaire.id}::text as id, ${questionnaire.version}`.execute(change.tx)
  for (const row of rows) touch(change, 'User.questionnaire', { id: row.id, version: row.version })
  return rows.map((row) => row.id)
}

/** Ids of the creators that had it among their user tags; it is one of them no more. */
const removeFromUserTags = async (change: ActionRun, id: string): Promise<readonly string[]> => {
  const tags = await find(change, 'UserTag', { tag: id })
  for (const tag of tags) await erase(change, 'UserTag', tag.id)
  return tags.map(({ user }) => user)
}

/** Removed from every creator who chose it. */
export const removeTagFromCreators: Effect<'removeTagFromCreators'> = async (change) => {
  const { id } = change.record
  const creators = [...(await removeFromQuestionnaires(change, id)), ...(await removeFromUserTags(change, id))]
  change.report.count('creators', new Set(creators).size)
}
