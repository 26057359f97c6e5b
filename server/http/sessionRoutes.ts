// POST /api/session trades the one-time code of a login for the cookie; DELETE ends the session and clears it.
import type { Pool } from 'pg'
import { tradeLoginCode } from '../session/loginCodes.ts'
import { readJson } from '../isBag.ts'
import { deleteSession } from '../session/sessionTable.ts'
import { digestOf } from '../session/token.ts'
import { unauthenticated } from '../unauthenticated.ts'
import { browserOf } from './browserOf.ts'
import { clearedCookie, readSessionCookie, sessionCookie } from './cookies.ts'
import { isOurs } from './isOurs.ts'
import { json, nothing, refusal, type Reply } from './Reply.ts'
import type { Route } from './router.ts'

export interface SessionRouteParts {
  /** /api/session */
  readonly path: string
  readonly pool: Pool
  readonly origins: readonly string[]
  readonly secure: boolean
}

const maxBodyBytes = 1_024
const refused = (code: 400 | 403, says: string): Reply => json(code, { code: 'BAD_REQUEST', message: says })

const codeIn = (body: string): string | undefined => {
  const { code } = (readJson(body) ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : undefined
}

export const sessionRoutes = ({ path, pool, origins, secure }: SessionRouteParts): readonly Route[] => [
  {
    method: 'POST',
    path,
    answer: async (request) => {
      if (!isOurs(request, origins)) return refused(403, 'This origin may not log in')
      if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return refused(400, 'The body is JSON: { "code": "…" }')
      const code = codeIn(await request.body(maxBodyBytes))
      if (code === undefined) return refused(400, 'The body is JSON: { "code": "…" }')
      const started = await tradeLoginCode(pool, code, {
        ip: request.ip,
        agent: browserOf(request.headers['user-agent']),
        former: readSessionCookie(request.headers, secure),
      })
      if (!started) return refusal(401, unauthenticated())
      return json(200, { userId: started.person }, { 'Set-Cookie': sessionCookie(started.token, request.headers, secure) })
    },
  },
  {
    method: 'DELETE',
    path,
    answer: async (request) => {
      if (!isOurs(request, origins)) return refused(403, 'This origin may not log out')
      const token = readSessionCookie(request.headers, secure)
      if (token !== undefined) await deleteSession(pool, digestOf(token))
      return nothing({ 'Set-Cookie': clearedCookie(request.headers, secure) })
    },
  },
]
