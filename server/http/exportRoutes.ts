// POST /api/exports answers what a list shows as a file, to its person's own session and this site only. It is written while it is read.
import type { RoleRights } from '../authorize/roleRights.ts'
import type { Exports } from '../exports/openExports.ts'
import { readAsked } from '../exports/readAsked.ts'
import { Fault } from '../Fault.ts'
import type { Sessions } from '../session/sessions.ts'
import { Connection } from '../socket/Connection.ts'
import { unauthenticated } from '../unauthenticated.ts'
import { readSessionCookie } from './cookies.ts'
import { isOurs } from './isOurs.ts'
import { json, refusal, type Reply } from './Reply.ts'
import type { Request, Route } from './router.ts'

export interface ExportRouteParts {
  /** /api/exports */
  readonly path: string
  readonly exports: Exports
  readonly sessions: Pick<Sessions, 'join' | 'leave'>
  readonly rights: RoleRights
  readonly origins: readonly string[]
  readonly secure: boolean
}

const maxBodyBytes = 64 * 1_024
const codes: Partial<Readonly<Record<Fault['code'], number>>> = { UNAUTHENTICATED: 401, DENIED: 403, LIMIT: 429 }

/** The database away, and the like, are told by whoever answers all routes. */
const refused = (error: unknown): Reply => {
  if (!(error instanceof Fault) || error.code === 'UNAVAILABLE') throw error
  return refusal(codes[error.code] ?? 400, error)
}

/** It joins its session as a socket does, and nothing is to be closed when that ends: the gate lets no further page out. */
const exportFor = async ({ exports, sessions, rights, secure }: ExportRouteParts, request: Request): Promise<Reply> => {
  const token = readSessionCookie(request.headers, secure)
  if (token === undefined) throw unauthenticated()
  const connection = new Connection(request.ip, token, () => undefined)
  const session = await sessions.join(token, connection)
  if (typeof session === 'string') throw unauthenticated()
  const leave = (): void => sessions.leave(session, connection)
  try {
    connection.session = session
    const caller = connection.caller(rights)
    if (!caller) throw unauthenticated()
    const { body, contentType, extension, rows } = await exports.make(connection, caller, readAsked(await request.body(maxBodyBytes)))
    body.once('close', leave)
    // Not heard by anybody, it would end the process; whoever reads the file sees that it is cut off.
    body.on('error', () => undefined)
    return {
      code: 200,
      contentType,
      body,
      headers: { 'Cache-Control': 'no-store', 'X-Rows': String(rows), 'Content-Disposition': `attachment; filename="export${extension}"` },
    }
  } catch (error) {
    leave()
    throw error
  }
}

export const exportRoutes = (parts: ExportRouteParts): readonly Route[] => [
  {
    method: 'POST',
    path: parts.path,
    answer: async (request) => {
      if (!isOurs(request, parts.origins)) return json(403, { code: 'DENIED', message: 'This origin may export nothing' })
      return exportFor(parts, request).catch(refused)
    },
  },
]
