// Somebody in whose name something is done while they are away: with the role and the rights of this moment.
import { sql } from 'kysely'
import { requireNamed } from '../../language/named.ts'
import { isThere } from '../actions/lockRecords.ts'
import { Refusal } from '../actions/Refusal.ts'
import type { Caller } from '../call.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import type { Reader } from '../reader.ts'
import { entersBy } from './people.ts'

export interface Away {
  readonly actor: string
  /** From where it was asked. */
  readonly ip: string
}

/** @throws Refusal for one who may not log in any more */
export const callerNow = async (reader: Reader, { actor, ip }: Away): Promise<Caller> => {
  const { person, entities } = reader.product
  const entity = requireNamed(entities, person.entity)
  const [record] = await loadWhole(reader, entity, [actor])
  const role = String(record?.[person.role])
  if (!record || !isThere(entity, record) || !entersBy(person, role, record['status']))
    throw new Refusal('requester', 'refusals.requesterGone')
  const { rows } = await sql<{ right: string }>`select "right" from role_right where role = ${role}`.execute(reader.db)
  const rights = new Set(rows.map((each) => each.right))
  return { id: actor, role, staff: true, rights, screenName: String(record[person.screenName]), ip, sessionId: '' }
}
