// The first message of a socket: the console's prefix, who the tab believes to be, and the role to look as. It must be whom the cookie names.
import type { Sessions } from '../session/sessions.ts'
import { closeCodes, type Connection } from './Connection.ts'
import type { Places } from './countPlaces.ts'
import type { Admission } from './UpgradeLimits.ts'

type Params = Readonly<Record<string, unknown>> | undefined

export interface Meeting {
  readonly sessions: Sessions
  readonly places: Places
  /** @returns whether it looks as that role from now on, which is noted */
  readonly beginToViewAs: (connection: Connection, role: unknown) => Promise<boolean>
  /** Runs when the socket is gone. */
  readonly onLeave: (leave: () => void) => void
}

const nobody = '0'

const refuse = (connection: Connection, reason: string): false => {
  connection.close(closeCodes.forbidden, reason)
  return false
}

const take = (connection: Connection, admission: Admission, onLeave: Meeting['onLeave']): boolean => {
  if (admission) onLeave(admission.leave)
  else connection.close(closeCodes.tooMany, 'too many sockets')
  return admission !== undefined
}

/** @returns whether the socket stays; if not, it is closed with the reason */
export const onConnect = async (
  connection: Connection,
  params: Params,
  { sessions, places, beginToViewAs, onLeave }: Meeting,
): Promise<boolean> => {
  const { prefix, userId, viewAs } = params ?? {}
  if (prefix !== 'admin' || typeof userId !== 'string') return refuse(connection, 'prefix')
  if (userId === nobody) return take(connection, await places.enterNobody(connection.ip), onLeave)
  if (connection.token === undefined) return refuse(connection, 'expired')
  const joined = await sessions.join(connection.token, connection)
  if (typeof joined === 'string') return refuse(connection, joined)
  onLeave(() => sessions.leave(joined, connection))
  if (joined.person.id !== userId) return refuse(connection, 'another user')
  if (!take(connection, await places.enterUser(userId), onLeave)) return false
  connection.session = joined
  return viewAs === undefined || (await beginToViewAs(connection, viewAs)) || refuse(connection, 'view as')
}
