// Who uses a preset of prices: posts, and what creators chose.
import { findByName, sql, type Work } from '../../../server/kit.ts'
import { isRenewed } from '../people/stopRenewals.ts'
import { count, find, type RowOf } from '../store.ts'
import { presetsOfCreators, type PresetReference } from './presetReferences.ts'

/** Records by the place where they chose it, locked. */
export const chosenBy = async (
  work: Work,
  preset: string,
): Promise<readonly { readonly at: PresetReference; readonly ids: readonly string[] }[]> => {
  const found: { readonly at: PresetReference; readonly ids: readonly string[] }[] = []
  for (const at of presetsOfCreators) {
    const rows = await findByName(work, at, { [at.field]: preset }, 'no key update')
    found.push({ at, ids: rows.map(({ id }) => id) })
  }
  return found.filter((each) => each.ids.length > 0)
}

/** Published posts sold at it, those that wait for their time among them, locked. A new one is marked as published before it ever was. */
export const postsSoldAt = (work: Work, preset: string): Promise<readonly RowOf<'ContentSet'>[]> =>
  find(work, 'ContentSet', { package: preset, type: 'POST', published: true, publishTime: { not: null } }, 'no key update')

/** Subscriptions that go on at its price. */
export const runningAt = (work: Work, preset: string): Promise<number> =>
  count(work, 'Subscription', (s) => sql`${s.package} = ${preset}::bigint and ${isRenewed(s)}`)
