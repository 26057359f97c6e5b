// Who receives the share of a creator: another creator, and nobody that this one referred (domain 5.17).
import { oneAtATime, sql, table, type Effect, type Tx } from '../../../server/kit.ts'
import { isCreatorRole } from '../people/levels.ts'
import { loadRecords } from '../store.ts'
import { wrongField } from '../wrongField.ts'

const referring = table('User.referring')
const r = table('User.referring', 'r')

/** Whether somebody was referred by this creator, directly or through others. */
const comesFrom = async (tx: Tx, user: string, creator: string): Promise<boolean> => {
  const { rows } = await sql`
    with recursive above as (
      select ${referring.referrer} as id from ${referring} where ${referring.id} = ${user}::bigint
      union select ${r.referrer} from above a join ${r} on ${r.id} = a.id)
    select 1 from above where id = ${creator}::bigint`.execute(tx)
  return rows.length > 0
}

export const checkReferrer: Effect<'checkReferrer'> = async (change) => {
  const { referrer } = change.input
  const { id: creator } = change.record
  if (referrer === undefined) return
  if (referrer === null || referrer === '') return change.set('since', null)
  const [user] = await loadRecords(change, 'User', [referrer])
  if (!user || !isCreatorRole(user.role)) throw wrongField('referrer', 'referrerIsNoCreator')
  // One at a time, so that two changes at once make no circle between them.
  await oneAtATime(change, 'referring')
  if (await comesFrom(change.tx, referrer, creator)) throw wrongField('referrer', 'referringCircle')
}
