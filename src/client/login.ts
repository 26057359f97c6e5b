// Logs in over the socket: e-mail and password for user and one-time code, the code for the cookie; in between what else is asked. Loaded with the first key or click.
import { askSession } from './askSession.ts'
import { dropCookie } from './dropCookie.ts'
import type { WireError } from './errorText.ts'
import { refusalOf } from './openSocket.ts'
import type { SessionAddresses } from './Configuration.ts'
import { nobody, type SignedIn } from './SignedIn.ts'
import { tradeCode } from './tradeCode.ts'
import { mayEnter } from './viewerIn.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What is asked besides the password (Challenge of the contract). */
export interface Challenge {
  readonly id: string
  /** It is set up first. */
  readonly setsUp: boolean
  readonly code: boolean
  /** What a passkey is asked, as its library takes it. */
  readonly passkey: object | null
  readonly passkeysPossible: boolean
}

export type LoginOutcome =
  | { readonly is: 'in'; readonly user: SignedIn }
  | { readonly is: 'asked'; readonly challenge: Challenge }
  /** Right credentials, but not of somebody who may enter. */
  | { readonly is: 'refused' }
  | { readonly is: 'failed'; readonly error: WireError }

/** LoginAnswer of the contract. */
export interface LoginAnswer {
  readonly viewer: SignedIn | null
  readonly code: string | null
  readonly challenge?: Challenge | null
}

const attempt = async ({ email, password }: Credentials, { apiUrl: url }: SessionAddresses): Promise<LoginAnswer> =>
  askSession({ url, userId: nobody }, 'Login', { email: email.trim(), password })

/** A cookie that outlived its tab names somebody else than nobody; it goes, and the attempt is made once more. */
const attemptTwice = async (credentials: Credentials, addresses: SessionAddresses): Promise<LoginAnswer> => {
  try {
    return await attempt(credentials, addresses)
  } catch (failure) {
    if (refusalOf(failure) === undefined) throw failure
    await dropCookie(addresses.backendUrl)
    return attempt(credentials, addresses)
  }
}

export const wireErrorIn = (failure: unknown): WireError => {
  const [first] = Array.isArray(failure) ? (failure as readonly WireError[]) : []
  return first ?? { message: '' }
}

/** What follows from the answer of a login, or of its second step. */
export const afterLogin = async (answering: Promise<LoginAnswer>, addresses: SessionAddresses): Promise<LoginOutcome> => {
  try {
    const { viewer, code, challenge } = await answering
    if (challenge) return { is: 'asked', challenge }
    if (!viewer || code === null || !mayEnter(viewer.role)) return { is: 'refused' }
    const against = await tradeCode(addresses.backendUrl, code)
    return against ? { is: 'failed', error: against } : { is: 'in', user: viewer }
  } catch (failure) {
    return { is: 'failed', error: wireErrorIn(failure) }
  }
}

/** The e-mail is trimmed, the password never is. */
export const login = async (credentials: Credentials, addresses: SessionAddresses): Promise<LoginOutcome> =>
  afterLogin(attemptTwice(credentials, addresses), addresses)
