// Keeps which states a record went through, when and by whom: what undo within some days is measured by, and what a record's history shows.
import { sql } from 'kysely'
import type { Work } from '../customs.ts'

export interface StateStep {
  readonly entity: string
  readonly part: string
  readonly id: string
  readonly from: string | null
  readonly to: string
}

export const noteState = async (
  { tx, action, actor }: Pick<Work, 'tx' | 'action' | 'actor'>,
  { entity, part, id, from, to }: StateStep,
): Promise<void> => {
  await sql`
    insert into state_change (entity, part, record, from_state, to_state, action, actor, actor_name)
    values (${entity}, ${part}, ${id}, ${from}, ${to}, ${action}, ${actor?.id ?? null}, ${actor?.screenName ?? null})`.execute(tx)
}
