// Which server processes live. Each holds a lock in the database's session that its live connection is; who is killed holds none the moment after,
// behind a pooler too, which goes on with the connection but clears its session.
import { randomInt } from 'node:crypto'

/** Any number, the same for every process of the product. */
const lockClassId = 730_194_822

/** @returns a number that no other process has, of this machine or another */
export const newProcessNumber = (): number => randomInt(1, 2 ** 31 - 1)

/** The channel on which each tells the others that it begins, by its number. */
export const beginnings = 'concord_process'

/** Statements that say for as long as the session lasts that a process lives, and tell the others. Shared, as a session that was lost may not be over yet. */
export const sayLiving = (process: number): readonly string[] => [
  `select pg_advisory_lock_shared(${lockClassId}, ${process})`,
  `select pg_notify('${beginnings}', '${process}')`,
]

/** SQL: the numbers of those that live, this one's too. */
export const livingProcesses = `select objid::bigint::int as process from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = ${lockClassId}
  and database = (select oid from pg_database where datname = current_database())`
