// One try of a password, at the login or by whoever has come in: counted before it is compared, the same work whatever comes of it, and slowed down where many guess.
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { Fault } from '../Fault.ts'
import { checkPassword } from './checkPassword.ts'
import { attemptLogin } from './loginLimits.ts'
import type { Person } from './people.ts'

export interface Try {
  readonly email: string
  readonly password: string
  readonly ip: string
}

export interface TryParts {
  readonly pool: Pool
  /** Of a text, under a key of the installation. */
  readonly fingerprint: (text: string) => string
}

export type Tried =
  | { readonly is: 'limit' }
  | { readonly is: 'wrong' }
  | {
      readonly is: 'right'
      readonly person: Person
      /** Failures before it count no more. */
      readonly forget: () => Promise<void>
    }

const maxEmailLength = 320
const maxPasswordLength = 1_024

/** Whether a login takes it at all. */
export const canBeTyped = (password: string): boolean => password.length <= maxPasswordLength && !password.includes('\0')

/** Under which failures are counted. */
export const fingerprintOf = ({ fingerprint }: Pick<TryParts, 'fingerprint'>, email: string): string =>
  fingerprint(email.slice(0, maxEmailLength).toLowerCase())

export const tooManyTries = (): Fault => new Fault('LIMIT', 'Too many attempts, try later', 'errors.tooManyAttempts')

/** @param find whose password it would be; asked only for what can be one */
export const tryPassword = async (
  parts: TryParts,
  { email, password, ip }: Try,
  find: () => Promise<Person | undefined>,
): Promise<Tried> => {
  const attempt = await attemptLogin(parts.pool, fingerprintOf(parts, email), ip)
  if (attempt.refused) return { is: 'limit' }
  const sane = email.length <= maxEmailLength && !email.includes('\0') && canBeTyped(password)
  const person = sane ? await find() : undefined
  const right = await checkPassword(person?.password ?? '', sane ? password : '')
  if (attempt.slow > 0) await wait(attempt.slow)
  return person && right ? { is: 'right', person, forget: attempt.forget } : { is: 'wrong' }
}
