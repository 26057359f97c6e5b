// Why a change that was sent on its own, without a form, did nothing: in words for whoever sent it.
import type { Text } from '../texts/useText.ts'
import { serverText } from './serverText.ts'
import type { Outcome } from './outcome.ts'

export const problemOf = (outcome: Outcome, text: Text): string => {
  if (outcome.kind === 'refused') return serverText(outcome, text)
  return outcome.kind === 'invalid' ? outcome.errors.map((each) => serverText(each, text)).join(' ') : text('conflict.gone')
}
