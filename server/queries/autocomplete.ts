// Cards by a piece of text, at most 20, or by known ids.
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import type { Call } from '../call.ts'
import type { Reader } from '../reader.ts'
import { cardsOf, findCards } from './cards.ts'
import type { Card } from './cards.ts'
import { firstOf, isThere, keyOf } from './fragments.ts'
import { mayChooseBy, showsOnCard } from './mayRead.ts'
import { isUnchosen, offeredBy, offeredWhere, offeringParts } from './offered.ts'
import { placesOf } from './places.ts'
import type { Place } from './places.ts'
import { slot } from './plan.ts'
import { searchFor } from './searchFor.ts'

const maxCards = 20

/** By which they are in order: an order tells, too. */
const titlePlace = (call: Call): Place | undefined => {
  const place = placesOf(call.entity).byPath.get(call.entity.title)
  return place && mayChooseBy(call, place) ? place : undefined
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
    may: (place) => mayChooseBy(call, place),
    shows: (target, place) => showsOnCard(call, target, place),
  })
  const title = titlePlace(call)
  const offered = offeredBy(product, entity, args['field'])
  if (offered?.offers.to && !decide(call.caller, offered.offers.to).allowed) return []
  const narrowed = () => (offered ? sql`${offeredWhere(product, entity, offered)} and ${isUnchosen(product, entity, offered)}` : sql`true`)
  return findCards(reader, entity, marks, {
    shape: `${condition?.shape ?? 'all'} ${offered?.offers.name ?? ''} ${title?.path ?? ''}`,
    parts: [...(title ? [title.part.name] : []), ...(offered ? offeringParts(entity, offered) : [])],
    rest: () =>
      sql`where ${isThere(entity)} and ${condition ? condition.where() : sql`true`} and ${narrowed()} order by ${title ? firstOf(product, entity, title) : keyOf(entity)}, ${keyOf(entity)} limit ${slot('size')}`,
    values: { ...condition?.values, size: maxCards },
  })
}
