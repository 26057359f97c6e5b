// A run, for whoever may read its receipt: whoever began it, and those who read the audit.
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import { entityOfKept } from '../../language/kept.ts'
import { ownPart } from '../../language/partFields.ts'
import { denied } from '../authorize/authorize.ts'
import type { Caller } from '../call.ts'
import { isKey } from '../queries/isKey.ts'
import type { Reader } from '../reader.ts'

export interface ReadRun {
  readonly id: string
  /** Name of the entity whose records it is over. */
  readonly entity: string
}

/** @throws Fault DENIED, for one that is not there too */
export const readRun = async ({ product, db }: Reader, caller: Caller, id: string): Promise<ReadRun> => {
  const runs = entityOfKept(product.entities, 'runs')
  if (!runs || !isKey(runs, id)) throw denied([])
  const { rows } = await sql<{ actor: string; entity: string }>`select actor_id::text as actor, entity from run where id = ${id}`.execute(
    db,
  )
  const [found] = rows
  if (!found || !decide(caller, ownPart(runs).read, found.actor).allowed) throw denied([])
  return { id, entity: found.entity }
}
