// The server's words in ours: its template translated where we have it, else the message it gave.
import { codeOf, errorText, ourWords } from '../errorText.ts'
import type { WireError } from '../errorText.ts'
import type { Text } from '../texts/useText.ts'

/** A text of the server: template is a locale key, message its English words for whoever lacks the key. */
export interface ServerText {
  readonly template: string
  readonly params: readonly string[]
  readonly message: string
}

/** The text of an expected outcome: a field's error, a refusal, a tick. */
export const serverText = ({ template, params, message }: ServerText, text: Text): string => ourWords(template, params, text) ?? message

interface Failure {
  readonly errors?: readonly WireError[]
  readonly message?: string
}

/** What was sent before under its key was done, though its answer never came, and this is something else. */
export const isKeyReused = (failure: unknown): boolean =>
  ((failure as Failure | undefined)?.errors ?? []).some((each) => codeOf(each) === 'KEY_REUSED')

/** The text of a request that failed altogether. */
export const failureText = (failure: unknown, text: Text): string => {
  const { errors, message } = (failure ?? {}) as Failure
  return errorText(errors?.[0] ?? { message: message ?? '' }, text)
}
