// Logs out: here at once, at the server in the background. A login that follows waits for it.
import type { Console } from './useConsole.ts'
import { addressesOf } from './addressesOf.ts'

let leaving: Promise<void> = Promise.resolve()

/** Resolves when the last logout is through. */
export const left = async (): Promise<void> => leaving

export const leave = ({ session, configuration }: Pick<Console, 'session' | 'configuration'>): void => {
  const user = session.current()
  session.end()
  if (!user) return
  leaving = import('./logout.ts').then(async ({ logout }) => logout(user.id, addressesOf(configuration))).catch(() => undefined)
}
