// Login over the socket: e-mail and password, and where there is one the second factor, for a viewer and a one-time code. Every refusal of the first reads the same.
import type { PersonModel } from '../../language/model.ts'
import { Fault } from '../Fault.ts'
import { askFactor, proveFactor } from './factors/askFactor.ts'
import type { FactorKind } from './factors/factorTable.ts'
import type { Answer, Asked, FactorParts } from './factors/FactorParts.ts'
import { makeLoginCode } from './loginCodes.ts'
import { forgetFailures } from './loginLimits.ts'
import type { People, Person } from './people.ts'
import { fingerprintOf, tooManyTries, tryPassword, type TryParts } from './tryPassword.ts'

export interface LoginParts extends TryParts {
  readonly people: People
  readonly model: PersonModel
  /** Undefined where the product knows no second factor: then the password is enough. */
  readonly factors: FactorParts | undefined
  /** English of the refusal's key. */
  readonly refusalText: string
  readonly noteLogin: (person: Person, ip: string, factor?: FactorKind) => Promise<void>
  readonly noteRefused: (ip: string, why: 'limit' | 'refused' | 'factor') => void
}

export interface LoggedIn {
  readonly person: Person
  /** Traded for the cookie within 30 s. */
  readonly code: string
}

/** Whoever has shown all that is asked of them. @throws Fault DENIED where their password is another by now */
export const enter = async (parts: LoginParts, person: Person, ip: string, factor?: FactorKind): Promise<LoggedIn> => {
  const code = await makeLoginCode(parts, person, ip)
  await forgetFailures(parts.pool, fingerprintOf(parts, person.email), ip)
  await parts.noteLogin(person, ip, factor)
  return { person, code }
}

/** @throws Fault DENIED with the product's refusal, or LIMIT after too many attempts */
export const login = async (parts: LoginParts, email: string, password: string, ip: string): Promise<LoggedIn | Asked> => {
  const { people, model, factors, refusalText, noteRefused } = parts
  const tried = await tryPassword(parts, { email, password, ip }, () => people.byEmail(email))
  if (tried.is === 'limit') {
    noteRefused(ip, 'limit')
    throw tooManyTries()
  }
  const refuse = (): Fault => {
    noteRefused(ip, 'refused')
    return new Fault('DENIED', refusalText, model.refusal)
  }
  if (tried.is === 'wrong' || !tried.person.enters) throw refuse()
  try {
    return (factors && (await askFactor(factors, tried.person))) ?? (await enter(parts, tried.person, ip))
  } catch (error) {
    throw error instanceof Fault && error.code === 'DENIED' ? refuse() : error
  }
}

/** @throws Fault DENIED for a wrong answer, and where the challenge is over; LIMIT */
export const loginWithFactor = async (
  parts: LoginParts & { readonly factors: FactorParts },
  challenge: string,
  answer: Answer,
  ip: string,
): Promise<LoggedIn> => {
  try {
    const { person, kind } = await proveFactor(parts.factors, challenge, answer, ip)
    return await enter(parts, person, ip, kind)
  } catch (error) {
    if (error instanceof Fault && (error.code === 'DENIED' || error.code === 'LIMIT')) parts.noteRefused(ip, 'factor')
    throw error
  }
}
