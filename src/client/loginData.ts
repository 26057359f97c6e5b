// Login data in browser storage: a hint of who is logged in, for the next start and for other tabs. No secret is in it.
import { asEnding, type Ending } from './Ending.ts'
import { loginDataKey } from './loginDataKey.ts'
import { asSignedIn, type SignedIn } from './SignedIn.ts'

/** Who is stored; undefined for nobody, and for anything that is no login data. */
export const readLoginData = (): SignedIn | undefined => {
  try {
    return toldBy(localStorage.getItem(loginDataKey)).user
  } catch {
    return undefined
  }
}

/** What is stored under the key, or why a session ended that was: other tabs are told both by the same event. */
export interface StoredLogin {
  readonly user: SignedIn | undefined
  readonly why: Ending | undefined
}

export const toldBy = (text: string | null): StoredLogin => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return { user: asSignedIn(value), why: asEnding(value) }
  } catch {
    return { user: undefined, why: undefined }
  }
}

/** Storage can be full or forbidden; the session then lives in memory alone. */
export const writeLoginData = (user: SignedIn | undefined): void => {
  try {
    if (user) localStorage.setItem(loginDataKey, JSON.stringify(user))
    else localStorage.removeItem(loginDataKey)
  } catch {
    // nothing depends on it
  }
}

/** Takes the login data away; why stands there for a moment, so that other tabs hear it. */
export const dropLoginData = (why: Ending | undefined): void => {
  try {
    if (why !== undefined) localStorage.setItem(loginDataKey, JSON.stringify({ ended: why }))
  } catch {
    // the other tabs hear that it is over
  }
  writeLoginData(undefined)
}
