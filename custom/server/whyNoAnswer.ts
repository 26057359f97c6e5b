// Why an address did not answer, for the log: a code of the system or of TLS, what HTTP said, or else the sort of error. An error's own text is left out:
// it may repeat what was sent, a token for one.
import { Fault } from '../../server/kit.ts'

/** It answered, and not what counts as an answer. */
export const answered = (status: number): Error => new Error('no answer', { cause: new Error(`HTTP ${status}`) })

export const whyNoAnswer = (error: unknown): string => {
  if (error instanceof Fault) return error.message
  if (!(error instanceof Error)) return 'unknown'
  const { cause, name } = error
  if (!(cause instanceof Error)) return name
  return (cause as NodeJS.ErrnoException).code ?? cause.message
}
