// The card that a text names for certain. Where it is also what another one that was found is known by, the text alone decides nothing: money may follow it.
import { camel } from '../../language/names.ts'
import type { CardModel } from '../../language/model.ts'
import type { CardValue } from '../client/records/Row.ts'
import { named } from './useLeftText.tsx'

const bare = (text: string): string => text.trim().replace(/^@/, '').toLowerCase()

export const onlyNamed = (
  cards: readonly CardValue[],
  { under }: CardModel,
  titleOf: (card: CardValue) => string,
  text: string,
): CardValue | undefined => {
  const isKnownBy = (card: CardValue): boolean =>
    [card.id, card.title, ...under.map((path) => card[camel(path)])].some((each) => typeof each === 'string' && bare(each) === bare(text))
  const known = cards.filter(isKnownBy)
  return known.length === 1 ? named(known, titleOf, text) : undefined
}
