// One text looked for in every list that the caller may read (domain 3.4): whatever is pasted is found, however old and whatever its state.
import { choosesOne, refersToOne } from '../../language/fields/index.ts'
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import { camel } from '../../language/names.ts'
import type { EntityModel, FieldModel, OperationModel } from '../../language/model.ts'
import { maxHits } from '../../language/search.ts'
import type { Caller } from '../call.ts'
import type { Reader } from '../reader.ts'
import { findCards } from './cards.ts'
import type { Card } from './cards.ts'
import { keyOf } from './fragments.ts'
import { mayRead, showsOnCard } from './mayRead.ts'
import { slot } from './plan.ts'
import { searchFor } from './searchFor.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'

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
    ? named(reader.product.operations, entity.list.operation)
    : undefined

/** By its own words only: who is looked for by a name is found as a person, not as everything that refers to them. */
const isSearched = (entity: EntityModel, path: string, text: string): boolean => {
  if (path === 'id') return true
  const partField = partFieldAt(entity, path)
  return text.length >= minTextLength && !(partField && refersToOne(partField.field))
}

type Shows = (path: string) => boolean

/** Words below the title of a card, those of choices left out. */
const lineOf = (entity: EntityModel, found: Card, shows: Shows): string | null => {
  const isText = (field: FieldModel | undefined): boolean => field !== undefined && !choosesOne(field)
  const texts = entity.card.under.filter((path) => shows(path) && isText(partFieldAt(entity, path)?.field))
  return (
    texts.map((path) => found[camel(path)]).find((value): value is string => typeof value === 'string' && value !== found.title) ?? null
  )
}

const findIn = async (reader: Reader, caller: Caller, entity: EntityModel, text: string): Promise<readonly Hit[]> => {
  const operation = listOperation(reader, entity)
  if (!operation || !decide(caller, operation.guard).allowed) return []
  const shows: Shows = (path) => {
    const partField = partFieldAt(entity, path)
    return partField === undefined || showsOnCard({ caller }, entity, partField)
  }
  const paths = entity.list?.search.filter((path) => isSearched(entity, path, text)) ?? []
  const title = partFieldAt(entity, entity.title)
  const [condition] = searchFor(reader.product, entity, text, paths, {
    may: (partField) => mayRead({ caller, operation }, partField),
    shows: (target, partField) => showsOnCard({ caller }, target, partField),
  })
  if (!condition) return []
  const key = keyOf(entity)
  const cards = await findCards(reader, entity, [], {
    shape: `everywhere ${condition.shape}`,
    parts: title ? [title.part.name] : [],
    rest: () => sql`where ${condition.where()} order by ${key}::text = ${slot('s.id')}::text desc, ${key} desc limit ${slot('size')}`,
    values: { ...condition.values, size: maxHits },
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
