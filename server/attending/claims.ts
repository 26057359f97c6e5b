// What a claim means to those who decide: nobody else does, and with the decision it is over.
import { sql, type RawBuilder } from 'kysely'
import { decidedAtDesks } from '../../language/lists.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { Refusal } from '../actions/Refusal.ts'
import type { RunningAction } from '../actions/RunningAction.ts'
import type { Db, Tx } from '../db/database.ts'

/** Whether it is one of the decisions that a claim keeps to its holder. */
export const isKept = (entity: EntityModel, { path }: Pick<ActionModel, 'path'>): boolean => decidedAtDesks(entity).has(path)

/** @returns by record, why it is not this person's to decide */
export const claimRefusals = async (
  db: Db | Tx,
  entity: EntityModel,
  person: string,
  records: readonly string[],
): Promise<ReadonlyMap<string, Refusal>> => {
  const { rows } = await sql<{ record: string; name: string }>`
    select record, name from live_claim where entity = ${entity.name} and record = any(${records}) and person <> ${person}`.execute(db)
  return new Map(rows.map(({ record, name }) => [record, new Refusal('claimed', 'refusals.claimed', [name])]))
}

/** What these people claimed stands against none of them: they decide it together. In a transaction, which takes it back where nothing comes of it. */
export const giveBack = async (tx: Db | Tx, entity: EntityModel, record: string, people: readonly string[]): Promise<void> => {
  await sql`delete from claim where entity = ${entity.name} and record = ${record} and person = any(${people})`.execute(tx)
}

/** Once it is decided nobody has to keep it. @returns what takes the claim away, where there may be one */
export const claimEnd = ({
  entity,
  action,
  record,
}: Pick<RunningAction, 'entity' | 'action' | 'record'>): RawBuilder<unknown> | undefined =>
  record && isKept(entity, action) ? sql`delete from claim where entity = ${entity.name} and record = ${record.id}` : undefined
