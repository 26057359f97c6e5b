// Staff acting as a user: the token is traded once, the session ends by leaving or after 30 minutes; start and end are audited (domain 5.19).
import { digestOf, newToken, Refusal, sql, transact } from '../../../server/kit.ts'
import type { Actor } from '../../../server/kit.ts'
import type { World } from '../world.ts'
import { table } from '../tables.ts'
import { write } from '../store.ts'
import type { ChangeOf } from '../store.ts'

const s = table('ActingSession', 's')
const u = table('User', 'u')
const a = table('User', 'a')
const actingSession = table('ActingSession')

/** Milliseconds that a session lasts at most. */
const sessionMs = 30 * 60_000

export interface Acting {
  readonly id: string
  readonly user: string
  readonly screenName: string
  readonly actor: string
  readonly actorRole: string
  readonly actorName: string
}

const found = sql`
  select ${s.id}::text as id, ${u.id}::text as "user", ${u.screenName} as "screenName", ${a.id}::text as actor, ${a.role} as "actorRole", ${a.screenName} as "actorName"
  from ${s} join ${u} on ${u.id} = ${s.user} join ${a} on ${a.id} = ${s.actor}`
const enabled = sql`${u.status} = 'ACTIVE' and ${a.status} = 'ACTIVE'`

const actorOf = ({ actor, actorRole, actorName }: Acting, ip: string): Actor => ({
  id: actor,
  role: actorRole,
  staff: true,
  rights: new Set(),
  screenName: actorName,
  ip,
})

const audited = (world: World, acting: Acting, ip: string, action: string, values: (time: string) => ChangeOf<'ActingSession'>) =>
  transact(world.db, { product: world.product, action, actor: actorOf(acting, ip), entity: 'User', record: acting.user }, async (work) => {
    const column = action === 'loginAsStart' ? actingSession.startTime : actingSession.endTime
    const { rows } = await sql`
      select 1 from ${actingSession} where ${actingSession.id} = ${acting.id}::bigint and ${column} is null for update`.execute(work.tx)
    if (rows.length === 0) throw new Refusal('usedUp', 'refusals.gone')
    await write(work, 'ActingSession', acting.id, values(work.time))
  })

/** Trades a one-time token. @returns the session's secret, for its cookie; undefined for a token that is unknown, used or too old */
export const startActing = async (world: World, token: string, ip: string): Promise<string | undefined> => {
  const { rows } = await sql<Acting>`
    ${found} where ${s.digest} = ${digestOf(token)} and ${s.startTime} is null and ${s.endsTime} > now() and ${enabled}`.execute(world.db)
  const [acting] = rows
  if (!acting) return undefined
  const secret = newToken()
  try {
    await audited(world, acting, ip, 'loginAsStart', (time) => ({
      digest: digestOf(secret),
      startTime: time,
      endsTime: new Date(Date.parse(time) + sessionMs).toISOString(),
    }))
    return secret
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Whose session it is; undefined where it is over. */
export const findActing = async ({ db }: World, secret: string): Promise<Acting | undefined> => {
  const { rows } = await sql<Acting>`
    ${found} where ${s.digest} = ${digestOf(secret)} and ${s.startTime} is not null and ${s.endTime} is null and ${s.endsTime} > now() and ${enabled}`.execute(
    db,
  )
  return rows[0]
}

export const endActing = async (world: World, acting: Acting, ip: string): Promise<void> => {
  try {
    await audited(world, acting, ip, 'loginAsEnd', (time) => ({ endTime: time }))
  } catch (error) {
    // Somebody else ended it meanwhile.
    if (!(error instanceof Refusal)) throw error
  }
}

/** Sessions that ran out, or whose user or actor was disabled, get their end written down. */
export const endExpired = async (world: World): Promise<void> => {
  const { rows } = await sql<Acting>`
    ${found} where ${s.startTime} is not null and ${s.endTime} is null and not (${s.endsTime} > now() and ${enabled}) order by ${s.id} limit 100`.execute(
    world.db,
  )
  for (const acting of rows) await endActing(world, acting, '')
}
