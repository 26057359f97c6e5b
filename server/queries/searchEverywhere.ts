// One text looked for in every list that the caller may read (domain 3.4): whatever is pasted is found, however old and whatever its state.
import { refersToOne } from '../../language/fields/index.ts'
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import { camel } from '../../language/names.ts'
import type { EntityModel, OperationModel } from '../../language/model.ts'
import { mostHits } from '../../language/search.ts'
import type { Caller } from '../call.ts'
import type { Reader } from '../reader.ts'
import { findCards } from './cards.ts'
import type { Card } from './cards.ts'
import { keyOf } from './fragments.ts'
import { mayRead, showsOnCard } from './mayRead.ts'
import { placesOf } from './places.ts'
import { slot } from './plan.ts'
import { searchFor } from './searchFor.ts'

/** A record, as type Hit of the contract has it. */
export interface Hit {
  readonly entity: string
  readonly id: string
  readonly title: string
  readonly line: string | null
  readonly opens: boolean
}

/** Shorter pieces of text are in everything; a short number may be an id. */
const minTextLength = 3

/** Lists that a screen shows and that can be searched. */
const listOperation = (reader: Reader, entity: EntityModel): OperationModel | undefined =>
  entity.list && entity.list.path !== '' && entity.list.search.length > 0
    ? reader.product.operations.find(({ name }) => name === entity.list?.operation)
    : undefined

/** By its own words only: who is looked for by a name is found as a person, not as everything that refers to them. */
const isSearched = (entity: EntityModel, path: string, text: string): boolean => {
  if (path === 'id') return true
  const place = placesOf(entity).byPath.get(path)
  return text.length >= minTextLength && !(place && refersToOne(place.field))
}

type Shows = (path: string) => boolean

/** Words below the title of a card, those of choices left out. */
const lineOf = ({ card, parts }: EntityModel, found: Card, shows: Shows): string | null => {
  const fields = parts.flatMap((part) => part.fields)
  const texts = card.under.filter((path) => shows(path) && fields.some((each) => each.path === path && each.kind !== 'choice'))
  return (
    texts.map((path) => found[camel(path)]).find((value): value is string => typeof value === 'string' && value !== found.title) ?? null
  )
}

const findIn = async (reader: Reader, caller: Caller, entity: EntityModel, text: string): Promise<readonly Hit[]> => {
  const operation = listOperation(reader, entity)
  if (!operation || !decide(caller, operation.guard).allowed) return []
  const { byPath } = placesOf(entity)
  const shows: Shows = (path) => {
    const place = byPath.get(path)
    return place === undefined || showsOnCard({ caller }, entity, place)
  }
  const paths = entity.list?.search.filter((path) => isSearched(entity, path, text)) ?? []
  const title = byPath.get(entity.title)
  const [condition] = searchFor(reader.product, entity, text, paths, {
    may: (place) => mayRead({ caller, operation }, place),
    shows: (target, place) => showsOnCard({ caller }, target, place),
  })
  if (!condition) return []
  const key = keyOf(entity)
  const cards = await findCards(reader, entity, [], {
    shape: `everywhere ${condition.shape}`,
    parts: title ? [title.part.name] : [],
    rest: () => sql`where ${condition.where()} order by ${key}::text = ${slot('s.id')}::text desc, ${key} desc limit ${slot('size')}`,
    values: { ...condition.values, size: mostHits },
  })
  const opens = (entity.list?.opens.length ?? 0) > 0
  const named = [entity.title, ...entity.titleElse].every(shows)
  return cards.map((card) => ({
    entity: entity.name,
    id: card.id,
    title: named ? card.title : card.id,
    line: lineOf(entity, card, shows),
    opens,
  }))
}

/** Hits by entity, in the order of the specs. What the caller may not read is neither searched nor counted. */
export const searchEverywhere = async (reader: Reader, caller: Caller, text: string): Promise<readonly Hit[]> => {
  const wanted = text.trim()
  if (wanted === '') return []
  return (await Promise.all(reader.product.entities.map((entity) => findIn(reader, caller, entity, wanted)))).flat()
}
