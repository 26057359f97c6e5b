// Logs in over the socket: e-mail and password for user and one-time code, the code for the cookie. Loaded with the first key or click.
import type { Client } from 'graphql-ws/client'
import { askOnce } from './askOnce.ts'
import type { WireError } from './errorText.ts'
import { openSocket, refusalOf } from './openSocket.ts'
import type { SessionAddresses } from './Configuration.ts'
import { payloadOf } from './payloadOf.ts'
import { sessionDocuments } from '#generated/documents/session.ts'
import { nobody, type SignedIn } from './SignedIn.ts'
import { dropCookie, tradeCode } from './tradeCode.ts'
import { mayEnter } from './viewerIn.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export type LoginOutcome =
  | { readonly is: 'in'; readonly user: SignedIn }
  /** Right credentials, but not of somebody who may enter. */
  | { readonly is: 'refused' }
  | { readonly is: 'failed'; readonly error: WireError }

interface Answered {
  /** Null where it was refused; why stands in the errors. */
  readonly answer: { readonly viewer: SignedIn; readonly code: string } | null
}

type LoggedIn = NonNullable<Answered['answer']>

/** One operation on a socket of its own. */
const askLogin = async (client: Client, { email, password }: Credentials): Promise<LoggedIn> => {
  const payload = payloadOf({ query: sessionDocuments.Login, operationName: 'Login', variables: { email: email.trim(), password } })
  const { data, errors } = await askOnce<Answered>(client, payload)
  if (!data?.answer) throw errors
  return data.answer
}

const attempt = async (credentials: Credentials, addresses: SessionAddresses): Promise<LoggedIn> => {
  const client = openSocket({ url: addresses.apiUrl, userId: () => nobody, endless: false })
  try {
    return await askLogin(client, credentials)
  } finally {
    void client.dispose()
  }
}

/** A cookie that outlived its tab names somebody else than nobody; it goes, and the attempt is made once more. */
const attemptTwice = async (credentials: Credentials, addresses: SessionAddresses): Promise<LoggedIn> => {
  try {
    return await attempt(credentials, addresses)
  } catch (failure) {
    if (refusalOf(failure) === undefined) throw failure
    await dropCookie(addresses.backendUrl)
    return attempt(credentials, addresses)
  }
}

const errorIn = (failure: unknown): WireError => {
  const [first] = Array.isArray(failure) ? (failure as readonly WireError[]) : []
  return first ?? { message: '' }
}

/** The e-mail is trimmed, the password never is. */
export const login = async (credentials: Credentials, addresses: SessionAddresses): Promise<LoginOutcome> => {
  try {
    const { viewer, code } = await attemptTwice(credentials, addresses)
    if (!mayEnter(viewer.role)) return { is: 'refused' }
    const against = await tradeCode(addresses.backendUrl, code)
    return against ? { is: 'failed', error: against } : { is: 'in', user: viewer }
  } catch (failure) {
    return { is: 'failed', error: errorIn(failure) }
  }
}
