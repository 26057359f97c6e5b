// Ways out of a session: logging out, and a new beginning where another user is logged in.
import type { Console } from './useConsole.ts'
import { addressesOf } from './Configuration.ts'
import { app } from '#generated/app.ts'
import { dropCookie } from './dropCookie.ts'
import { loadChunk } from './loadChunk.ts'
import { readLoginData } from './loginData.ts'
import type { Session } from './createSession.ts'
import type { SignedIn } from './SignedIn.ts'

/** So long, in milliseconds, the code that tells the server is waited for: without it the cookie goes all the same. */
const pieceMs = 3_000

let leaving: Promise<void> = Promise.resolve()

/** Resolves when the last logout is through. */
export const left = async (): Promise<void> => leaving

type Left = Pick<Console, 'session' | 'configuration'>

/** The browser has one cookie: whoever logged in meanwhile, here or in another tab, has it, and nothing of theirs is to end. */
const isFree = ({ session }: Left): boolean => session.get().is === 'out' && !readLoginData()

const tell = async (console: Left, { id }: SignedIn): Promise<void> => {
  const { logout } = await loadChunk(() => import('./logout.ts'), pieceMs)
  if (isFree(console)) await logout(id, addressesOf(console.configuration))
}

/** A server that is out of reach is asked again. */
const drop = async (console: Left): Promise<void> => {
  if (!isFree(console) || (await dropCookie(addressesOf(console.configuration).backendUrl))) return
  const again = (): void => void (leaving = drop(console))
  window.addEventListener('online', again, { once: true })
}

/** Ends at the server what somebody is logged in to, where this tab goes on without it. */
export const endAtServer = (console: Left, user: SignedIn): void => {
  leaving = Promise.allSettled([leaving, tell(console, user)]).then(async () => drop(console))
}

export const leave = (console: Left): void => {
  const user = console.session.current()
  console.session.end()
  if (user) endAtServer(console, user)
}

/** Resets the tab, because another user is logged in: a new load leaves nothing of what this one held. */
export const startOver = (session: Session): void => {
  const state = session.get()
  const stored = readLoginData()
  // Storage that still names this tab's user would bring it here again and again.
  if (state.is !== 'out' && stored?.id === state.user.id) return session.end('another user')
  session.forget()
  // After what was drawn is gone, so that no warning about unsaved changes stands in the way.
  setTimeout(() => location.replace(app.basePath), 0)
}
