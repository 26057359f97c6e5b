// Hands on the line that was opened while the console's code was on its way: once, within the same session, and only to whom and where it was opened.
import type { Line, LineUser } from './createLine.ts'
import type { Session } from './createSession.ts'

export interface EarlyLine {
  readonly line: Line
  readonly userId: string
}

/** Gives undefined where there is none, or none that fits: that one is closed. */
export type TakeLine = (url: string, who: LineUser) => Line | undefined

export const takeLineOnce = (early: EarlyLine | undefined, session: Pick<Session, 'get' | 'subscribe'>): TakeLine => {
  let left = early
  const take = (fits: (early: EarlyLine) => boolean): Line | undefined => {
    const taken = left
    left = undefined
    if (!taken || fits(taken)) return taken?.line
    taken.line.close()
    return undefined
  }
  // The next session of the same user has another cookie.
  session.subscribe(() => session.get().is === 'out' && take(() => false))
  return (url, { userId, viewAs }) => take((one) => one.line.url === url && one.userId === userId && viewAs === undefined)
}
