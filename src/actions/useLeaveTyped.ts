// Closing a dialog over typed text asks first; by value, so never when nothing was changed.
import { askToLeave, useUnsaved } from '../client/unsaved.ts'
import { sameValues } from '../client/records/sameValue.ts'

type Values = Readonly<Record<string, unknown>>

/** The way to close; it also guards reload and navigation as long as something is typed. */
export const useLeaveTyped = (values: Values, start: Values, close: () => void): (() => void) => {
  const typed = !sameValues(values, start)
  useUnsaved(typed)
  return () => {
    if (typed) askToLeave(close)
    else close()
  }
}
