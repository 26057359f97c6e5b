// Login data in browser storage: a hint of who is logged in, for the next start and for other tabs. No secret is in it.
import { asSignedIn, type SignedIn } from './SignedIn.ts'

export const loginDataKey = 'admin-login-data'

/** Who is stored; undefined for nobody, and for anything that is no login data. */
export const readLoginData = (): SignedIn | undefined => {
  try {
    return asSignedIn(JSON.parse(localStorage.getItem(loginDataKey) ?? 'null'))
  } catch {
    return undefined
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
