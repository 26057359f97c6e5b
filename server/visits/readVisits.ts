// What visited records are called, for whoever may read them now. One that is gone, or is not theirs to read, is not told of at all.
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import type { EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { Call, Caller } from '../call.ts'
import { findCards } from '../queries/cards.ts'
import { keyOf, keyType } from '../queries/fragments.ts'
import { toHits, type Hit } from '../queries/hits.ts'
import { isKey } from '../queries/isKey.ts'
import { mayRead, onlyOwn } from '../queries/mayRead.ts'
import { slot } from '../queries/plan.ts'
import { rowsFor } from '../queries/rowsFor.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Reader } from '../reader.ts'
import type { Place, Visited } from './visitTable.ts'

/** The reading of its records, one by one: undefined where there is no such entity, or its caller may read none of them. */
const readingOf = ({ entities, operations }: ProductModel, caller: Caller, name: string): Call | undefined => {
  const entity = named(entities, name)
  // Whoever reads of those leaves a line each time: they are not read by the way.
  if (!entity || entity.readsAudited) return undefined
  const operation = operations.find((each) => each.entity === name && each.does === 'findById' && each.part === '')
  if (!operation) return undefined
  const may = decide(caller, operation.guard, caller.id).allowed || operation.also.some(({ rule }) => decide(caller, { rule }).allowed)
  return may
    ? { caller, operation, entity, args: {}, selection: { paths: new Set(), can: false, canInList: false, total: false } }
    : undefined
}

/** Whether it may be one of their visits: nobody is told whether it is there. */
export const mayVisit = (product: ProductModel, caller: Caller, { entity, record }: Place): boolean => {
  const reading = readingOf(product, caller, entity)
  return reading !== undefined && isKey(reading.entity, record)
}

const hitsOf = async (reader: Reader, reading: Call, ids: readonly string[]): Promise<readonly Hit[]> => {
  const { entity } = reading
  const rows = rowsFor(reader, reading)
  const cards = await findCards(reader, entity, [], {
    shape: `visits ${rows.shape}`,
    parts: [...rows.parts],
    rest: () => sql`where ${keyOf(entity)} = any(${slot('ids')}::${sql.raw(keyType(entity))}[]) and ${rows.where()}`,
    values: { ...rows.values, ids },
  })
  const call = { ...reading, own: onlyOwn(reading) }
  return toHits(entity, cards, (path) => {
    const partField = partFieldAt(entity, path)
    return partField === undefined || mayRead(call, partField)
  })
}

export interface Told extends Hit {
  readonly kept: boolean
}

const keysOf = (entity: EntityModel, visits: readonly Visited[]): readonly string[] =>
  visits.filter((each) => each.entity === entity.name && isKey(entity, each.record)).map(({ record }) => record)

/** One question an entity, in the order of the visits. */
export const readVisits = async (reader: Reader, caller: Caller, visits: readonly Visited[]): Promise<readonly Told[]> => {
  const readings = [...new Set(visits.map(({ entity }) => entity))].flatMap((name) => readingOf(reader.product, caller, name) ?? [])
  const hits = await Promise.all(readings.map((reading) => hitsOf(reader, reading, keysOf(reading.entity, visits))))
  const byPlace = new Map(hits.flat().map((hit) => [`${hit.entity} ${hit.id}`, hit]))
  return visits.flatMap(({ entity, record, kept }) => {
    const hit = byPlace.get(`${entity} ${record}`)
    return hit ? [{ ...hit, kept }] : []
  })
}
