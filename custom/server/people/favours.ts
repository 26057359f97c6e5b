// Whether an action is in one's own favour: for oneself, or for someone one referred, now or lately (domain 1).
import { heldSince, sql, table, type Db } from '../../../server/kit.ts'
import type { RecordOf } from '../store.ts'

const r = table('User.referring', 'r')
const referrer: keyof RecordOf<'User'> = 'referring.referrer'

export interface Favoured {
  readonly user: string
  /** When that was asked for which they are paid: who was the referrer then, stays it for this. ISO text. */
  readonly asked?: string | null | undefined
}

/**
 * Of each, in their order. A referral that was taken away counts for 180 days more: else its referrer had it taken away first, and acted then.
 */
export const favours = async (db: Db, viewer: { readonly id: string }, whom: readonly Favoured[]): Promise<readonly boolean[]> => {
  const held = { entity: 'User', path: referrer, record: sql`w.id`, value: viewer.id }
  const { rows } = await sql<{ favoured: boolean }>`
    select w.id = ${viewer.id}::bigint or coalesce(${r.referrer} = ${viewer.id}::bigint, false)
      or ${heldSince(held, sql`least(now() - interval '180 days', w.asked)`)} as favoured
    from unnest(${whom.map((each) => each.user)}::bigint[], ${whom.map((each) => each.asked ?? null)}::timestamptz[]) with ordinality as w (id, asked, at)
      left join ${r} on ${r.id} = w.id
    order by w.at`.execute(db)
  return rows.map((each) => each.favoured)
}
