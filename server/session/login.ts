// Login over the socket: e-mail and password for a viewer and a one-time code. Every refusal reads the same.
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { PersonModel } from '../../language/model.ts'
import { Fault } from '../Fault.ts'
import { checkPassword } from './checkPassword.ts'
import { makeLoginCode } from './loginCodes.ts'
import { attemptLogin } from './loginLimits.ts'
import type { People, Person } from './people.ts'

export interface LoginParts {
  readonly pool: Pool
  readonly people: People
  readonly model: PersonModel
  /** Of a text, under a key of the installation. */
  readonly fingerprint: (text: string) => string
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

const maxEmailLength = 320
const maxPasswordLength = 1_024

/** @throws Fault DENIED with the product's refusal, or LIMIT after too many attempts */
export const login = async (parts: LoginParts, email: string, password: string, ip: string): Promise<LoggedIn> => {
  const { pool, people, model, fingerprint, refusalText, noteLogin, noteRefused } = parts
  const attempt = await attemptLogin(pool, fingerprint(email.slice(0, maxEmailLength).toLowerCase()), ip)
  if (attempt.refused) {
    noteRefused(email, ip, 'limit')
    throw new Fault('LIMIT', 'Too many attempts, try later', 'errors.tooManyAttempts')
  }
  const sane = email.length <= maxEmailLength && password.length <= maxPasswordLength && !`${email}${password}`.includes('\0')
  const person = sane ? await people.byEmail(email) : undefined
  const right = await checkPassword(person?.password ?? '', sane ? password : '')
  if (attempt.slow > 0) await wait(attempt.slow)
  if (!person || !right || !person.enters) {
    noteRefused(email, ip, 'refused')
    throw new Fault('DENIED', refusalText, model.refusal)
  }
  await attempt.forget()
  await noteLogin(person, ip)
  return { person, code: await makeLoginCode(pool, person, ip) }
}
