// The expression of a derived value that the specs say: over the columns of its record, and statements of their own for other records.
import { sql } from 'kysely'
import type { ConditionTest } from '../../language/conditions.ts'
import type { ComputationModel, EntityModel, RelatedModel, StepModel } from '../../language/model.ts'
import { requireNamed } from '../../language/named.ts'
import { ownPart, partFieldAt } from '../../language/partFields.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Fragment } from './plan.ts'
import { testSql } from './testSql.ts'

/** One record in a statement: what its entity's own table is called there. */
interface Row {
  readonly product: ProductModel
  readonly entity: EntityModel
  readonly alias: string
}

const columnIn = ({ alias }: Row, column: string): Fragment => sql.ref(`${alias}.${column}`)
const keyIn = (row: Row): Fragment => columnIn(row, 'id')

const columnAt = ({ entity }: Row, path: string) => {
  const found = partFieldAt(entity, path)
  const [column] = found?.field.columns ?? []
  if (!found || !column) throw new Error(`${entity.name} keeps nothing under ${path}`)
  return { part: found.part, column }
}

/** What stands under a path of the record, the key among them. */
const valueAt = (row: Row, path: string): Fragment => {
  if (path === 'id') return keyIn(row)
  const { part, column } = columnAt(row, path)
  if (part.name === '') return columnIn(row, column.name)
  const inPart = { ...row, alias: `${row.alias}p` }
  return sql`(select ${columnIn(inPart, column.name)} from ${sql.table(part.table)} as ${sql.ref(inPart.alias)} where ${keyIn(inPart)} = ${keyIn(row)})`
}

const typeAt = (row: Row, path: string): Fragment =>
  sql.raw(path === 'id' ? (row.entity.key === 'number' ? 'bigint' : 'text') : columnAt(row, path).column.sql)

/** Nobody who asks is part of a value. */
const testsIn = (row: Row, tests: readonly ConditionTest[]): readonly Fragment[] =>
  tests.map((test) => testSql(test, valueAt(row, test.path), typeAt(row, test.path), ''))

const all = (conditions: readonly Fragment[]): Fragment => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `))

/** A record of another entity, in a statement within that of this one. */
const within = ({ product, alias }: Row, entity: string): Row => ({
  product,
  entity: requireNamed(product.entities, entity),
  alias: `${alias}c`,
})
const tableOf = ({ entity, alias }: Row): Fragment => sql`${sql.table(ownPart(entity).table)} as ${sql.ref(alias)}`

const along = (row: Row, [step, ...more]: readonly StepModel[], path: string): Fragment => {
  if (!step) return valueAt(row, path)
  const next = within(row, step.to)
  return sql`(select ${along(next, more, path)} from ${tableOf(next)} where ${keyIn(next)} = ${valueAt(row, step.path)})`
}

/** The time at which one went, of those that are kept when they are removed. */
const isThere = (row: Row): readonly Fragment[] => {
  const { deletedAt } = row.entity
  return deletedAt === undefined ? [] : [sql`${valueAt(row, deletedAt)} is null`]
}

const fromRelated = (row: Row, other: Row, { whose, where }: RelatedModel, more: readonly Fragment[] = []): Fragment =>
  sql`from ${tableOf(other)} where ${all([
    ...whose.map(({ path, is }) => sql`${valueAt(other, path)} = ${valueAt(row, is)}`),
    ...testsIn(other, where),
    ...isThere(other),
    ...more,
  ])}`

/** A number of what belongs to nothing is none: there is a reference here, and it is empty. */
const whereThere = (row: Row, { whose }: RelatedModel, number: Fragment): Fragment => {
  const references = whose.filter(({ is }) => is !== 'id')
  if (references.length === 0) return number
  return sql`case when ${all(references.map(({ is }) => sql`${valueAt(row, is)} is not null`))} then (${number}) end`
}

type Of<K extends ComputationModel['kind']> = Extract<ComputationModel, { readonly kind: K }>

const statements: { readonly [K in ComputationModel['kind']]: (row: Row, computes: Of<K>) => Fragment } = {
  path: (row, { via, path, piece, when }) => {
    const value = along(row, via, path)
    const told = piece === undefined ? value : sql`${value}->>${sql.lit(piece)}`
    return when.length === 0 ? told : sql`case when ${all(testsIn(row, when))} then ${told} end`
  },
  count: (row, computes) => {
    const other = within(row, computes.of)
    const before = computes.earlier ? [sql`${keyIn(other)} < ${keyIn(row)}`] : []
    const number = computes.none ? sql`nullif(count(*), 0)::integer` : sql`count(*)::integer`
    return whereThere(row, computes, sql`select ${number} ${fromRelated(row, other, computes, before)}`)
  },
  sum: (row, computes) => {
    const other = within(row, computes.of)
    const sum = sql`sum(${valueAt(other, computes.sums)})`
    const number = sql`coalesce(${computes.negated ? sql`-${sum}` : sum}, 0)::bigint`
    return whereThere(row, computes, sql`select ${number} ${fromRelated(row, other, computes)}`)
  },
  newest: (row, computes) => {
    const other = within(row, computes.of)
    const value = valueAt(other, computes.shows)
    const { cut } = computes
    const shown =
      cut === undefined
        ? value
        : sql`case when length(${value}) > ${sql.lit(cut)} then left(${value}, ${sql.lit(cut - 1)}) || '…' else ${value} end`
    const time = valueAt(other, computes.by)
    return sql`select ${shown} ${fromRelated(row, other, computes, [sql`${time} is not null`])} order by ${time} desc, ${keyIn(other)} desc limit 1`
  },
  all: (row, computes) => {
    const other = within(row, computes.of)
    const value = valueAt(other, computes.shows)
    const [gather, none] = columnAt(other, computes.shows).column.sql === 'jsonb' ? ['jsonb_agg', '[]'] : ['array_agg', '{}']
    const order = sql`order by ${valueAt(other, computes.by)}, ${keyIn(other)}`
    return sql`select coalesce(${sql.raw(gather)}(${value} ${order}), ${sql.lit(none)}) ${fromRelated(row, other, computes, [sql`${value} is not null`])}`
  },
  any: (row, computes) => sql`exists (select ${fromRelated(row, within(row, computes.of), computes)})`,
}

/** @param alias of the entity's own table */
export const computedSql = (product: ProductModel, entity: EntityModel, alias: string, computes: ComputationModel): Fragment => {
  const statement: (row: Row, computes: never) => Fragment = statements[computes.kind]
  return statement({ product, entity, alias }, computes as never)
}
