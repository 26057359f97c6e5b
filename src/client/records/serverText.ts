// The server's words in ours: its template translated where we have it, else the message it gave.
import { errorText, ourWords, type WireError } from '../errorText.ts'
import type { Text } from '../texts/useText.ts'

/** A text of the server: template is a locale key, message its English words for whoever lacks the key. */
export interface ServerText {
  readonly template: string
  readonly params: readonly string[]
  readonly message: string
}

/** The text of an expected outcome: a field's error, a refusal, a tick. */
export const serverText = ({ template, params, message }: ServerText, text: Text): string => ourWords(template, params, text) ?? message

/** The text of a request that failed altogether. */
export const failureText = (failure: unknown, text: Text): string => {
  const { errors, message } = (failure ?? {}) as { readonly errors?: readonly WireError[]; readonly message?: string }
  return errorText(errors?.[0] ?? { message: message ?? '' }, text)
}
