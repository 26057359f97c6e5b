// Ways out of a session: logging out, and a new beginning where another user is logged in.
import type { Console } from './useConsole.ts'
import { addressesOf } from './Configuration.ts'
import { app } from '#generated/app.ts'
import { readLoginData } from './loginData.ts'
import type { Session } from './createSession.ts'

let leaving: Promise<void> = Promise.resolve()

/** Resolves when the last logout is through. */
export const left = async (): Promise<void> => leaving

export const leave = ({ session, configuration }: Pick<Console, 'session' | 'configuration'>): void => {
  const user = session.current()
  session.end()
  if (!user) return
  leaving = import('./logout.ts').then(async ({ logout }) => logout(user.id, addressesOf(configuration))).catch(() => undefined)
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
