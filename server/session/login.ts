// Login over the socket: e-mail and password for a viewer and a one-time code. Every refusal reads the same.
import type { PersonModel } from '../../language/model.ts'
import { Fault } from '../Fault.ts'
import { makeLoginCode } from './loginCodes.ts'
import type { People, Person } from './people.ts'
import { tooManyTries, tryPassword } from './tryPassword.ts'
import type { TryParts } from './tryPassword.ts'

export interface LoginParts extends TryParts {
  readonly people: People
  readonly model: PersonModel
  /** English of the refusal's key. */
  readonly refusalText: string
  readonly noteLogin: (person: Person, ip: string) => Promise<void>
  readonly noteRefused: (email: string, ip: string, why: 'limit' | 'refused') => void
}

export interface LoggedIn {
  readonly person: Person
  /** Traded for the cookie within 30 s. */
  readonly code: string
}

/** @throws Fault DENIED with the product's refusal, or LIMIT after too many attempts */
export const login = async (parts: LoginParts, email: string, password: string, ip: string): Promise<LoggedIn> => {
  const { pool, people, model, refusalText, noteLogin, noteRefused } = parts
  const tried = await tryPassword(parts, { email, password, ip }, () => people.byEmail(email))
  if (tried.is === 'limit') {
    noteRefused(email, ip, 'limit')
    throw tooManyTries()
  }
  if (tried.is === 'wrong' || !tried.person.enters) {
    noteRefused(email, ip, 'refused')
    throw new Fault('DENIED', refusalText, model.refusal)
  }
  const { person } = tried
  await tried.forget()
  await noteLogin(person, ip)
  return { person, code: await makeLoginCode(pool, person, ip) }
}
