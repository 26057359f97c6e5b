// Resets the tab, because another user is logged in: a new load leaves nothing of what this one held.
import { app } from '#generated/app.ts'
import { readLoginData } from './loginData.ts'
import type { Session } from './createSession.ts'

export const startOver = (session: Session): void => {
  const state = session.get()
  const stored = readLoginData()
  // Storage that still names this tab's user would bring it here again and again.
  if (state.is !== 'out' && stored?.id === state.user.id) return session.end('another user')
  session.forget()
  // After what was drawn is gone, so that no warning about unsaved changes stands in the way.
  setTimeout(() => location.replace(app.basePath), 0)
}
