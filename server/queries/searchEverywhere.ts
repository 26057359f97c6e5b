// One text looked for in every list that the caller may read (domain 3.4): whatever is pasted is found, however old and whatever its state.
import { refersToOne } from '../../language/fields/index.ts'
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import type { EntityModel, OperationModel } from '../../language/model.ts'
import { maxHits } from '../../language/search.ts'
import type { Caller } from '../call.ts'
import type { Reader } from '../reader.ts'
import { findCards } from './cards.ts'
import { isThere, keyOf } from './fragments.ts'
import { toHits, type Hit, type Shows } from './hits.ts'
import { mayRead, showsOnCard } from './mayRead.ts'
import { slot } from './plan.ts'
import { searchFor } from './searchFor.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'

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
    referring: [],
  })
  if (!condition) return []
  const key = keyOf(entity)
  const cards = await findCards(reader, entity, [], {
    shape: `everywhere ${condition.shape}`,
    parts: title ? [title.part.name] : [],
    rest: () =>
      sql`where ${condition.where()} and ${isThere(entity)} order by ${key}::text = ${slot('s.id')}::text desc, ${key} desc limit ${slot('size')}`,
    values: { ...condition.values, size: maxHits },
  })
  return toHits(entity, cards, shows)
}

/** Hits by entity, in the order of the specs. What the caller may not read is neither searched nor counted. */
export const searchEverywhere = async (reader: Reader, caller: Caller, text: string): Promise<readonly Hit[]> => {
  const wanted = text.trim()
  if (wanted === '') return []
  return (await Promise.all(reader.product.entities.map((entity) => findIn(reader, caller, entity, wanted)))).flat()
}
