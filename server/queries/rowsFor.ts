// Which rows a list, its total and its sums are of: filter, free search, and one's own where no more is allowed.
import { sql } from 'kysely'
import type { EntityModel } from '../../language/model.ts'
import type { Call } from '../call.ts'
import type { Reader } from '../reader.ts'
import { filterBy, type Condition } from './filterBy.ts'
import { allOf, firstOf, goneOf, isThere, keyOf } from './fragments.ts'
import { mayRead, onlyOwn, referringTo, showsOnCard } from './mayRead.ts'
import { slot, type Fragment, type Values } from './plan.ts'
import { searchFor } from './searchFor.ts'
import { partFieldAt } from '../../language/partFields.ts'

/** Everything that decides which rows there are. */
export interface Rows {
  readonly shape: string
  readonly parts: ReadonlySet<string>
  readonly where: () => Fragment
  readonly values: Values
}

const ownOnly = (reader: Reader, call: Call): Condition => ({
  shape: 'own',
  parts: [],
  where: () => {
    const partField = partFieldAt(call.entity, call.entity.own ?? '')
    const own = call.entity.own === 'id' ? keyOf(call.entity) : partField && firstOf(reader.product, call.entity, partField)
    return own ? sql`${own}::text = ${slot('viewer')}` : sql`false`
  },
  values: { viewer: call.caller.id },
})

const stillThere: (entity: EntityModel) => readonly Condition[] = (entity) =>
  goneOf(entity) ? [{ shape: 'there', parts: [], where: () => isThere(entity), values: {} }] : []

export const rowsFor = (reader: Reader, call: Call): Rows => {
  const { entity, args } = call
  const conditions = [
    ...filterBy(reader.product, entity, args['filter']),
    ...searchFor(reader.product, entity, args['search'], entity.list?.search ?? [], {
      may: (partField) => mayRead(call, partField),
      shows: (target, partField) => showsOnCard(call, target, partField),
      referring: referringTo(reader.product, call),
    }),
    ...stillThere(entity),
    ...(onlyOwn(call) ? [ownOnly(reader, call)] : []),
  ]
  return {
    shape: conditions.map((each) => each.shape).join(' & '),
    parts: new Set(conditions.flatMap((each) => each.parts)),
    where: () => allOf(conditions.map((each) => each.where())),
    values: Object.assign({}, ...conditions.map((each) => each.values)) as Values,
  }
}
