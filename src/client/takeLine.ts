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
  const drop = (): void => {
    left?.line.close()
    left = undefined
  }
  // The next session of the same user has another cookie.
  session.subscribe(() => {
    if (session.get().is === 'out') drop()
  })
  return (url, { userId, viewAs }) => {
    if (!left) return undefined
    const { line } = left
    if (line.url !== url || left.userId !== userId || viewAs !== undefined) {
      drop()
      return undefined
    }
    // What is drawn may be thrown away before it stands, and drawn anew: the line is there for the next until it has an owner.
    const own: Line['own'] = (by) => {
      left = undefined
      line.own(by)
    }
    return { ...line, own }
  }
}
