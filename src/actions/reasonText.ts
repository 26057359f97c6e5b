// Why an action cannot be run now, in words.
import { wordsOf } from '../../language/messages.ts'
import type { Text } from '../client/texts/useText.ts'
import type { Offered } from './offered.ts'

export const reasonText = ({ reason }: Offered, t: Text): string | undefined => reason && t(reason.template, wordsOf(reason.params, t))
