// Why a session is over that nobody logged out of, as the server says it with the close of the socket (domain 3.2).
import { person } from '#generated/access.ts'

/** Keys of the words for it. A lost role has the product's own. */
const texts = {
  'role lost': person.refusal,
  disabled: 'login.disabled',
  'another user': 'login.another',
  ended: 'login.ended',
} as const

export type Ending = keyof typeof texts

export const isEnding = (value: unknown): value is Ending => typeof value === 'string' && Object.hasOwn(texts, value)

export const endingText = (why: Ending): string => texts[why]

/** What a tab wrote for the others: { ended: 'disabled' }. */
export const asEnding = (value: unknown): Ending | undefined =>
  typeof value === 'object' && value !== null && 'ended' in value && isEnding(value.ended) ? value.ended : undefined
