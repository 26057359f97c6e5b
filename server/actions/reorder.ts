// Puts a record before another one of its order, or last, and counts the places anew.
import { sql } from 'kysely'
import { validateAsks } from './validateAsks.ts'
import type { RunningOnRecord } from './RunningAction.ts'
import { orderColumns } from './orderColumns.ts'
import { RolledBack, type Outcome } from './Outcome.ts'
import { write } from './write.ts'

interface Placed {
  readonly id: string
  readonly place: number
}

/** All of one order that are still there, as they stand, locked: two movers wait for each other. */
const siblingsOf = async ({ entity, record, change }: RunningOnRecord): Promise<readonly Placed[]> => {
  const { table, by, within, gone } = orderColumns(entity)
  const narrowed = within === undefined ? sql`true` : sql`${sql.ref(within)} = ${record[entity.order?.within ?? '']}`
  const { rows } = await sql<Placed>`
    select id::text as id, ${sql.ref(by)} as place from ${sql.table(table)} where ${narrowed} and ${gone === undefined ? sql`true` : sql`${sql.ref(gone)} is null`}
    order by ${sql.ref(by)}, id for no key update`.execute(change.tx)
  return rows
}

/**
 * input.before: id of the record that is to come next; absent = last. Only records whose place changes are written.
 * @throws RolledBack as a conflict where the neighbour has left the order meanwhile
 */
export const reorder = async (running: RunningOnRecord): Promise<Outcome> => {
  await validateAsks(running)
  const { change, entity, record } = running
  const siblings = await siblingsOf(running)
  const others = siblings.filter((each) => each.id !== record.id)
  const { before } = change.input
  const at = before === undefined || before === null ? others.length : others.findIndex((each) => each.id === before)
  const own = siblings.find((each) => each.id === record.id)
  if (at < 0 || !own) throw new RolledBack({ is: 'conflict', id: record.id })
  const placed = [...others.slice(0, at), own, ...others.slice(at)]
  for (const [place, each] of placed.entries())
    if (each.place !== place) await write(change, entity.name, '', each.id, { [entity.order?.by ?? '']: place })
  return { is: 'done', answer: { ids: [record.id] } }
}
