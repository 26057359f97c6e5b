// What an operation of no entity is: who may run it, and what it is handed.
import type { Pool } from 'pg'
import type { Attending } from '../attending/attending.ts'
import type { Guard } from '../../language/access.ts'
import type { Runs } from '../runs/Runs.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { RoleRights } from '../authorize/roleRights.ts'
import type { SignFile } from '../authorize/writeAnswer.ts'
import type { Caller } from '../call.ts'
import type { Connection } from '../socket/Connection.ts'
import { unauthenticated } from '../unauthenticated.ts'
import type { Views } from '../views/openViews.ts'
import type { LoginParts } from './login.ts'
import type { Person } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { Visits } from '../visits/openVisits.ts'

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
  /** What tells who may what, and who is told that. */
  readonly product: Pick<ProductModel, 'app' | 'entities' | 'person' | 'roles' | 'screens'>
  readonly sessions: Sessions
  readonly findKey: (actor: string, key: string) => Promise<string>
  readonly signFile: SignFile
  /** Of what somebody is asked beside the password: one line of the audit. */
  readonly noteFactor: (person: Person, ip: string, action: 'addFactor' | 'renewCodes', input?: object) => Promise<void>
  readonly findAll: (caller: Caller, text: string) => Promise<readonly object[]>
  readonly attending: Attending
  readonly visits: Visits
  readonly runs: Runs
  readonly views: Views
}

const ownSession: Guard = { rule: { anyStaff: "one's own session" } }

/** Runs within a session only. */
export const forStaff = (run: SessionResolver['run'], guard = ownSession): SessionResolver => ({ guard, open: false, run })

export const known = ({ caller }: SessionCall): Caller => {
  if (!caller) throw unauthenticated()
  return caller
}
