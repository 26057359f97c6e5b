// Cards by a piece of text, at most 20, or by known ids.
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import type { Call } from '../call.ts'
import type { Reader } from '../reader.ts'
import { cardsOf, findCards, type Card } from './cards.ts'
import { firstOf, isThere, keyOf } from './fragments.ts'
import { mayChooseBy, showsOnCard } from './mayRead.ts'
import { isUnchosen, offeredBy, offeredWhere, offeringParts } from './offered.ts'
import { slot } from './plan.ts'
import { searchFor } from './searchFor.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'

const maxCards = 20

/** By which they are in order: an order tells, too. */
const titleField = (call: Call): PartField | undefined => {
  const partField = partFieldAt(call.entity, call.entity.title)
  return partField && mayChooseBy(call, partField) ? partField : undefined
}

/** @param call selection.paths are names on the card: title, picture, username, reviewStatus */
export const autocomplete = async (reader: Reader, call: Call): Promise<readonly Card[]> => {
  const { entity, args, selection } = call
  const marks = entity.card.marks.map((each) => each.wire).filter((each) => selection.paths.has(each))
  const ids = Array.isArray(args['ids']) ? args['ids'].filter((each) => typeof each === 'string').slice(0, 100) : []
  if (ids.length > 0) return [...(await cardsOf(reader, entity, ids, marks)).values()]
  const searched = ['id', entity.title, ...entity.titleElse, ...entity.card.under]
  const { product } = reader
  const [condition] = searchFor(product, entity, args['text'], searched, {
    may: (partField) => mayChooseBy(call, partField),
    shows: (target, partField) => showsOnCard(call, target, partField),
    referring: [],
  })
  const title = titleField(call)
  const offered = offeredBy(product, entity, args['field'])
  if (offered?.offers.to && !decide(call.caller, offered.offers.to).allowed) return []
  const narrowed = () => (offered ? sql`${offeredWhere(product, entity, offered)} and ${isUnchosen(product, entity, offered)}` : sql`true`)
  return findCards(reader, entity, marks, {
    shape: `${condition?.shape ?? 'all'} ${offered?.offers.name ?? ''} ${title?.field.path ?? ''}`,
    parts: [...(title ? [title.part.name] : []), ...(offered ? offeringParts(entity, offered) : [])],
    rest: () =>
      sql`where ${isThere(entity)} and ${condition ? condition.where() : sql`true`} and ${narrowed()} order by ${title ? firstOf(product, entity, title) : keyOf(entity)}, ${keyOf(entity)} limit ${slot('size')}`,
    values: { ...condition?.values, size: maxCards },
  })
}
