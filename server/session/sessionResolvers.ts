// Operations of no entity. Only login is open; the rest is about one's own session, but for the search over everything.
import type { Pool } from 'pg'
import type { Guard } from '../../language/access.ts'
import type { RoleRights } from '../authorize/roleRights.ts'
import type { SignFile } from '../authorize/writeAnswer.ts'
import type { Caller } from '../call.ts'
import type { Connection } from '../socket/Connection.ts'
import { unauthenticated } from '../unauthenticated.ts'
import { login } from './login.ts'
import type { LoginParts } from './login.ts'
import type { Sessions } from './sessions.ts'
import { viewerOf } from './viewerOf.ts'

export interface SessionCall {
  readonly connection: Connection
  readonly caller: Caller | undefined
}

export interface SessionResolver {
  readonly guard: Guard
  /** Runs without a session. */
  readonly open: boolean
  run(args: Readonly<Record<string, unknown>>, call: SessionCall): Promise<unknown>
}

export interface SessionParts extends LoginParts {
  readonly pool: Pool
  readonly rights: RoleRights
  readonly sessions: Sessions
  readonly findKey: (actor: string, key: string) => Promise<string>
  readonly signFile: SignFile
  readonly findAll: (caller: Caller, text: string) => Promise<readonly object[]>
}

const ownSession: Guard = { rule: { anyStaff: "one's own session" } }

const known = ({ caller }: SessionCall): Caller => {
  if (!caller) throw unauthenticated()
  return caller
}

export const sessionResolvers = (parts: SessionParts): Readonly<Record<string, SessionResolver>> => ({
  login: {
    guard: { rule: { anyone: 'how one gets in' } },
    open: true,
    run: async ({ email, password }, { connection }) => {
      const { person, code } = await login(parts, String(email), String(password), connection.ip)
      return { viewer: viewerOf(person, parts.rights.of(person.role), parts.signFile), code }
    },
  },
  logout: {
    guard: ownSession,
    open: false,
    run: async (_args, call) => {
      await parts.sessions.end(known(call).sessionId)
      return true
    },
  },
  getMyAuthorities: {
    guard: ownSession,
    open: false,
    run: (_args, call) => {
      const { id, role, rights } = known(call)
      return Promise.resolve({ id, role, authorities: [...rights].toSorted() })
    },
  },
  operationKeysFind: {
    guard: ownSession,
    open: false,
    run: ({ key }, call) => parts.findKey(known(call).id, String(key)),
  },
  searchFindAll: {
    guard: { rule: { anyStaff: 'each hit needs the right to read it' } },
    open: false,
    run: ({ text }, call) => parts.findAll(known(call), String(text)),
  },
})
