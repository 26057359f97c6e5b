// PUT /files/<uuid> takes in one file that was granted, from its person's own session and this site only. PUT /files/<uuid>/poster: a picture of a video.
import type { Message } from '../../language/messages.ts'
import type { Pool } from 'pg'
import { takePoster } from '../files/posters.ts'
import { receive, type Receiver } from '../files/receive.ts'
import { hasExpired, readSessions } from '../session/sessionTable.ts'
import { digestOf } from '../session/token.ts'
import { say } from '../texts.ts'
import { unauthenticated } from '../unauthenticated.ts'
import { readSessionCookie } from './cookies.ts'
import { isOurs } from './isOurs.ts'
import { json, refusal, type Reply } from './Reply.ts'
import type { Request, Route } from './router.ts'

export interface UploadParts extends Receiver {
  /** /files */
  readonly path: string
  readonly origins: readonly string[]
  readonly secure: boolean
}

// What is left of a body that nobody wants is not waited for.
const ends = { Connection: 'close' }
const refused = (): Reply => json(403, { code: 'DENIED', template: 'errors.uploadOver', params: [], message: 'This upload is over' }, ends)

/** The person whose session it is; undefined where none holds. */
const senderOf = async (pool: Pool, { headers }: Request, secure: boolean): Promise<string | undefined> => {
  const token = readSessionCookie(headers, secure)
  const [session] = token === undefined ? [] : await readSessions(pool, [digestOf(token)])
  return session && !hasExpired(session) ? session.person : undefined
}

const nameIn = ({ headers }: Request): string => {
  const [name = ''] = [headers['x-file-name'] ?? ''].flat()
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

const bytesIn = ({ headers }: Request): number | undefined => {
  const length = headers['content-length']
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : undefined
}

const takeFile = async (parts: UploadParts, request: Request, uuid: string, actor: string): Promise<Reply> => {
  const received = await receive(parts, { uuid, actor, name: nameIn(request), bytes: bytesIn(request), body: request.incoming })
  if (received === 'refused') return refused()
  if ('value' in received) return json(201, { uuid })
  const { template, params }: Message = received.problem
  return json(422, { code: 'INVALID', template, params, message: say(parts.reader.product, template, params) }, ends)
}

const named = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\/poster)?$/

export const uploadRoutes = (parts: UploadParts): readonly Route[] => [
  {
    method: 'PUT',
    path: `${parts.path}/*`,
    answer: async (request) => {
      const [, uuid = '', poster] = named.exec(request.path.slice(parts.path.length)) ?? []
      if (uuid === '' || !isOurs(request, parts.origins)) return refused()
      const actor = await senderOf(parts.pool, request, parts.secure)
      if (actor === undefined) return refusal(403, unauthenticated(), ends)
      if (poster === undefined) return takeFile(parts, request, uuid, actor)
      return (await takePoster(parts, { uuid, actor, bytes: bytesIn(request), body: request.incoming })) ? json(201, { uuid }) : refused()
    },
  },
]
