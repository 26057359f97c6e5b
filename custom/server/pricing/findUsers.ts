// Who uses a preset of prices: posts, and what creators chose.
import { sql } from '../../../server/kit.ts'
import type { Work } from '../../../server/kit.ts'
import { isRenewed } from '../people/stopRenewals.ts'
import { table } from '../tables.ts'
import { presetsOfCreators } from './presetReferences.ts'
import type { PresetReference } from './presetReferences.ts'

const contentSet = table('ContentSet')
const s = table('Subscription', 's')

const idsIn = async (work: Pick<Work, 'tx'>, { table: name, column }: PresetReference, preset: string): Promise<readonly string[]> => {
  const { rows } = await sql<{
    id: string
  }>`select id::text as id from ${sql.table(name)} where ${sql.ref(column)} = ${preset}::bigint order by id for no key update`.execute(
    work.tx,
  )
  return rows.map((each) => each.id)
}

/** Records by the place where they chose it, locked. */
export const chosenBy = async (
  work: Pick<Work, 'tx'>,
  preset: string,
): Promise<readonly { readonly at: PresetReference; readonly ids: readonly string[] }[]> => {
  const found: { readonly at: PresetReference; readonly ids: readonly string[] }[] = []
  for (const at of presetsOfCreators) found.push({ at, ids: await idsIn(work, at, preset) })
  return found.filter((each) => each.ids.length > 0)
}

/** Published posts sold at it, locked. */
export const postsSoldAt = async (work: Pick<Work, 'tx'>, preset: string): Promise<readonly string[]> => {
  const { rows } = await sql<{
    id: string
  }>`select ${contentSet.id}::text as id from ${contentSet} where ${contentSet.package} = ${preset}::bigint and ${contentSet.type} = 'POST' and ${contentSet.published} order by ${contentSet.id} for no key update`.execute(
    work.tx,
  )
  return rows.map((each) => each.id)
}

/** Subscriptions that go on at its price. */
export const runningAt = async (work: Pick<Work, 'tx'>, preset: string): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from ${s} where ${s.package} = ${preset}::bigint and ${isRenewed(s)}`.execute(work.tx)
  return rows[0]?.count ?? 0
}
