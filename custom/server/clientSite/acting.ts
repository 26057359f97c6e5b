// Staff acting as a user: the token is traded once, the session ends by leaving or after 30 minutes; start and end are audited (domain 5.19).
import { digestOf, hasRight, newToken, Refusal, sql, table, transact, type Actor } from '../../../server/kit.ts'
import type { World } from '../world.ts'
import { refusedBetween } from '../people/staffTable.ts'
import { find, write, type ChangeOf } from '../store.ts'

const s = table('ActingSession', 's')
const u = table('User', 'u')
const a = table('User', 'a')

/** Milliseconds that a session lasts at most. */
const sessionMs = 30 * 60_000

export interface Acting {
  readonly id: string
  readonly user: string
  readonly screenName: string
  readonly actor: string
  readonly actorRole: string
  readonly actorName: string
  readonly userRole: string
  /** Both can log in, the time is not over, and the actor's role has the right. */
  readonly holds: boolean
}

const found = sql`
  select ${s.id}::text as id, ${u.id}::text as "user", ${u.screenName} as "screenName", ${a.id}::text as actor, ${a.role} as "actorRole", ${a.screenName} as "actorName", ${u.role} as "userRole",
    (${s.endsTime} > now() and ${u.status} = 'ACTIVE' and ${a.status} = 'ACTIVE' and ${hasRight(a.role, 'loginAsAnyUser')}) as holds
  from ${s} join ${u} on ${u.id} = ${s.user} join ${a} on ${a.id} = ${s.actor}`

/** Asked anew each time: state, role and right of who acts, and whether that role may act as whom it is (domain 1). */
const mayAct = (each: Acting): boolean =>
  each.holds && refusedBetween({ id: each.actor, role: each.actorRole }, { id: each.user, role: each.userRole }, 'loginAs') === undefined

const actorOf = ({ actor, actorRole, actorName }: Acting, ip: string): Actor => ({
  id: actor,
  role: actorRole,
  staff: true,
  rights: new Set(),
  screenName: actorName,
  ip,
})

/** Gives whether it was left to be done: somebody else may have done it meanwhile. */
const audited = (world: World, acting: Acting, ip: string, action: string, values: (time: string) => ChangeOf<'ActingSession'>) =>
  transact(world.db, { product: world.product, action, actor: actorOf(acting, ip), entity: 'User', record: acting.user }, async (work) => {
    const time = action === 'loginAsStart' ? 'startTime' : 'endTime'
    const [session] = await find(work, 'ActingSession', { id: acting.id, [time]: null }, 'update')
    if (!session) throw new Refusal('usedUp', 'refusals.gone')
    await write(work, 'ActingSession', acting.id, values(work.time))
    return true
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return false
    throw error
  })

/** Trades a one-time token. @returns the session's secret, for its cookie; undefined for a token that is unknown, used or too old */
export const startActing = async (world: World, token: string, ip: string): Promise<string | undefined> => {
  const { rows } = await sql<Acting>`${found} where ${s.digest} = ${digestOf(token)} and ${s.startTime} is null`.execute(world.db)
  const acting = rows.find(mayAct)
  if (!acting) return undefined
  const secret = newToken()
  const isStarted = await audited(world, acting, ip, 'loginAsStart', (time) => ({
    digest: digestOf(secret),
    startTime: time,
    endsTime: new Date(Date.parse(time) + sessionMs).toISOString(),
  }))
  return isStarted ? secret : undefined
}

/** Whose session it is; undefined where it is over. */
export const findActing = async ({ db }: World, secret: string): Promise<Acting | undefined> => {
  const { rows } = await sql<Acting>`
    ${found} where ${s.digest} = ${digestOf(secret)} and ${s.startTime} is not null and ${s.endTime} is null`.execute(db)
  return rows.find(mayAct)
}

export const endActing = async (world: World, acting: Acting, ip: string): Promise<void> => {
  await audited(world, acting, ip, 'loginAsEnd', (time) => ({ endTime: time }))
}

/** Sessions that ran out, or whose actor may no longer act so, get their end written down. There are few: none lasts half an hour. */
export const endExpired = async (world: World): Promise<void> => {
  const sessions = sql<Acting>`${found} where ${s.startTime} is not null and ${s.endTime} is null order by ${s.id} limit 1000`
  const { rows } = await sessions.execute(world.db)
  for (const acting of rows.filter((each) => !mayAct(each)).slice(0, 100)) await endActing(world, acting, '')
}
