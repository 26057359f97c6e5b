// The statement by which a figure is counted: over records of its entity, in groups by day and key.
import { sql } from 'kysely'
import { figureKind } from '../../language/figures/index.ts'
import type { EntityModel, FigureModel, MeasureModel } from '../../language/model.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'
import type { ProductModel } from '../ProductModel.ts'
import { allOf, firstOf, keyOf, keyType, tablesOf } from './fragments.ts'
import type { Fragment } from './plan.ts'
import type { Span } from './spanOf.ts'
import { testSql } from './testSql.ts'

export interface Counted {
  readonly product: ProductModel
  readonly entity: EntityModel
  readonly counts: MeasureModel
  readonly figure: FigureModel
  readonly span: Span
  /** The record it is about, where it is about one. */
  readonly id: string
  readonly viewer: string
}

export const fieldAt = ({ entity }: Counted, path: string): PartField => {
  const found = partFieldAt(entity, path)
  if (!found) throw new Error(`${entity.name} has no field ${path}`)
  return found
}

/** The value at a path, the key among them. */
const valueAt = (counted: Counted, path: string): Fragment => {
  const { product, entity } = counted
  return path === 'id' ? keyOf(entity) : firstOf(product, entity, fieldAt(counted, path))
}

/** Texts compared as what the column holds, so that its index serves. */
const typeAt = (counted: Counted, path: string): Fragment =>
  sql.raw(path === 'id' ? keyType(counted.entity) : (fieldAt(counted, path).field.columns[0]?.sql ?? 'text'))

const tests = (counted: Counted): readonly Fragment[] =>
  counted.counts.where.map((test) => testSql(test, valueAt(counted, test.path), typeAt(counted, test.path), counted.viewer))

/** Its own tables and those of the parts that it goes by. */
const tablesFor = (counted: Counted): Fragment => {
  const { at, sums, distinct, about, by, across, where } = counted.counts
  const paths = [at, sums, distinct, about, by, across, ...where.map(({ path }) => path)]
  const parts = paths.flatMap((path) => (path === undefined || path === 'id' ? [] : [fieldAt(counted, path).part.name]))
  return tablesOf(counted.entity, new Set(parts))
}

/** @param among of all records that are looked at, those that count */
const numberOf = (counted: Counted, among: Fragment): Fragment => {
  const { sums, distinct, negated } = counted.counts
  const filter = sql`filter (where ${among})`
  const number =
    sums !== undefined
      ? sql`coalesce(sum(${valueAt(counted, sums)}) ${filter}, 0)`
      : distinct === undefined
        ? sql`count(*) ${filter}`
        : sql`count(distinct ${valueAt(counted, distinct)}) ${filter}`
  return negated ? sql`-${number}` : number
}

const within = (counted: Counted, compared: boolean): readonly Fragment[] => {
  const { counts, figure, span, id } = counted
  const time = counts.at === undefined ? undefined : valueAt(counted, counts.at)
  return [
    ...tests(counted),
    // What points at no record ranks none.
    ...(counts.by === undefined || figureKind(figure).first === undefined ? [] : [sql`${valueAt(counted, counts.by)} is not null`]),
    ...(counts.about === undefined ? [] : [sql`${valueAt(counted, counts.about)} = ${id}::${typeAt(counted, counts.about)}`]),
    ...(time ? [sql`${time} >= ${compared ? span.before : span.begin}`, sql`${time} < ${span.end}`] : []),
  ]
}

/** Columns: day, key and column as far as it has them, value, and before where it is compared. */
export const measureSql = (counted: Counted): Fragment => {
  const { counts, figure, span } = counted
  const { daily, compared, first } = figureKind(figure)
  const time = counts.at === undefined ? undefined : valueAt(counted, counts.at)
  const now = compared && time ? span.now(time) : undefined
  const groups = [
    ...(daily && time ? [sql`${span.dayOf(time)}::text as day`] : []),
    ...(counts.by === undefined ? [] : [sql`${valueAt(counted, counts.by)} as key`]),
    ...(counts.across === undefined ? [] : [sql`${valueAt(counted, counts.across)} as "column"`]),
  ]
  const number = numberOf(counted, now ?? sql`true`)
  const before = now && time ? [sql`(${numberOf(counted, span.earlier(time))})::text as before`] : []
  const all = sql`
    select ${sql.join([...groups, sql`(${number})::text as value`, ...before])}
    from ${tablesFor(counted)} where ${allOf(within(counted, now !== undefined))}`
  if (groups.length === 0) return all
  const places = sql.raw(groups.map((_group, place) => place + 1).join(', '))
  const grouped = sql`${all} group by ${places}`
  if (first === undefined) return sql`${grouped} order by ${places}`
  return sql`${grouped} having ${number} > 0 order by ${number} desc, ${places} limit ${first}`
}
