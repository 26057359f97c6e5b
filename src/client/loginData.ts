// Login data in browser storage: a hint of who is logged in, for the next start and for other tabs. No secret is in it.
import { remember, remembered } from './browserStorage.ts'
import { asEnding, type Ending } from './Ending.ts'
import { loginDataKey } from './loginDataKey.ts'
import { asSignedIn, type SignedIn } from './SignedIn.ts'

/** Who is stored; undefined for nobody, and for anything that is no login data. */
export const readLoginData = (): SignedIn | undefined => toldBy(remembered(loginDataKey)).user

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

/** Where it cannot be stored the session lives in memory alone. */
export const writeLoginData = (user: SignedIn | undefined): void => remember(loginDataKey, user && JSON.stringify(user))

/** Takes the login data away; why stands there for a moment, so that other tabs hear it. */
export const dropLoginData = (why: Ending | undefined): void => {
  if (why !== undefined) remember(loginDataKey, JSON.stringify({ ended: why }))
  writeLoginData(undefined)
}
