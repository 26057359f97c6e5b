// A filter as it comes on the wire, as conditions over the record's columns. Unknown names and bad values are refused; they never reach SQL as text.
import { sql } from 'kysely'
import { kindOf } from '../../language/fields/index.ts'
import { minorOf } from '../../language/fields/money.ts'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { lookOf } from '../../language/fields/lookOf.ts'
import { Fault } from '../Fault.ts'
import type { ServedProduct } from '../servedProduct.ts'
import { allOf, firstOf, keyOf } from './fragments.ts'
import { ofRoles } from './ofRoles.ts'
import { isKey, placesOf } from './places.ts'
import { slot } from './plan.ts'
import type { Fragment } from './plan.ts'

export interface Condition {
  /** What changes the text of the query. */
  readonly shape: string
  readonly parts: readonly string[]
  readonly where: () => Fragment
  readonly values: Readonly<Record<string, unknown>>
}

type Range = Readonly<Record<'from' | 'to', unknown>>

const bad = (name: string): Fault => new Fault('BAD_REQUEST', `filter ${name} is not understood`)

const numberOf = (field: FieldModel, name: string, value: unknown): string => {
  const text = String(value).replace(',', '.')
  if (!/^[-+]?[0-9]{1,15}(\.[0-9]{1,6})?$/.test(text)) throw bad(name)
  if (lookOf(field) !== 'money') return text
  try {
    return String(minorOf(text))
  } catch {
    throw bad(name)
  }
}

const timeOf = (name: string, value: unknown): string => {
  const time = typeof value === 'string' ? new Date(value) : undefined
  if (time === undefined || Number.isNaN(time.getTime())) throw bad(name)
  return time.toISOString()
}

const dayOf = (name: string, value: unknown): string => {
  if (typeof value !== 'string' || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value) || Number.isNaN(Date.parse(value))) throw bad(name)
  return value
}

const textsOf = (name: string, value: unknown): readonly string[] => {
  if (!Array.isArray(value) || value.length > 1_000 || !value.every((each) => typeof each === 'string')) throw bad(name)
  return value
}

/** %, _ and \ stand for themselves. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

const castOf = (field: FieldModel): Fragment =>
  sql.raw(lookOf(field) === 'money' ? 'bigint' : (kindOf(lookOf(field)).columns(field)[0]?.sql.replace(/\(.*/, '') ?? 'text'))

const rangeValue = (field: FieldModel, name: string, value: unknown): string => {
  const { filter } = kindOf(lookOf(field))
  return filter === 'timeRange' ? timeOf(name, value) : filter === 'dateRange' ? dayOf(name, value) : numberOf(field, name, value)
}

/** Both ends belong to it; a time's end is a whole millisecond. */
const rangeCondition = (column: () => Fragment, field: FieldModel, name: string, value: unknown): Omit<Condition, 'parts'> => {
  if (value === null || typeof value !== 'object') throw bad(name)
  const { from, to } = value as Range
  const given = { from: from !== undefined && from !== null, to: to !== undefined && to !== null }
  const cast = castOf(field)
  const upTo = (): Fragment =>
    lookOf(field) === 'time'
      ? sql`${column()} < ${slot(`${name}.to`)}::timestamptz + interval '1 millisecond'`
      : sql`${column()} <= ${slot(`${name}.to`)}::${cast}`
  return {
    shape: `${name}:${given.from ? 'f' : ''}${given.to ? 't' : ''}`,
    where: () => sql`${given.from ? sql`${column()} >= ${slot(`${name}.from`)}::${cast}` : sql`true`} and ${given.to ? upTo() : sql`true`}`,
    values: {
      ...(given.from && { [`${name}.from`]: rangeValue(field, name, from) }),
      ...(given.to && { [`${name}.to`]: rangeValue(field, name, to) }),
    },
  }
}

const setCondition = (column: () => Fragment, field: FieldModel, name: string, value: unknown): Omit<Condition, 'parts'> => {
  const texts = textsOf(name, value)
  const numeric = field.kind === 'reference' && field.keyed === 'number'
  return {
    shape: name,
    where: () => sql`${column()} = any(${slot(name)}::${sql.raw(numeric ? 'bigint' : 'text')}[])`,
    values: { [name]: numeric ? texts.filter((each) => /^[0-9]{1,18}$/.test(each)) : texts },
  }
}

const fieldCondition = (column: () => Fragment, field: FieldModel, name: string, value: unknown): Omit<Condition, 'parts'> => {
  const { filter } = field
  switch (filter) {
    case 'oneOf':
      return setCondition(column, field, name, value)
    case 'has':
      return { shape: name, where: () => sql`${column()} && ${slot(name)}::text[]`, values: { [name]: textsOf(name, value) } }
    case 'flag':
      if (typeof value !== 'boolean') throw bad(name)
      return { shape: name, where: () => sql`coalesce(${column()}, false) = ${slot(name)}::boolean`, values: { [name]: value } }
    case 'contains':
      if (typeof value !== 'string') throw bad(name)
      return { shape: name, where: () => sql`lower(${column()}) like ${slot(name)}`, values: { [name]: containing(value.trim()) } }
    case 'timeRange':
    case 'dateRange':
    case 'decimalRange':
    case 'intRange':
      return rangeCondition(column, field, name, value)
    case 'none':
      throw bad(name)
    default:
      return filter satisfies never
  }
}

const idCondition = (entity: EntityModel, value: unknown): Condition => {
  const numeric = entity.key === 'number'
  return {
    shape: 'id',
    parts: [],
    where: () => sql`${keyOf(entity)} = any(${slot('f.id')}::${sql.raw(numeric ? 'bigint' : 'text')}[])`,
    values: { 'f.id': textsOf('id', value).filter((each) => isKey(entity, each)) },
  }
}

/** @param filter names are camel paths (reviewStatus); null and absent do not filter */
export const filterBy = (product: ServedProduct, entity: EntityModel, filter: unknown): readonly Condition[] => {
  if (filter === undefined || filter === null) return []
  if (typeof filter !== 'object') throw bad('')
  return Object.entries(filter).flatMap(([name, value]): readonly Condition[] => {
    if (value === undefined || value === null) return []
    if (name === 'id') return [idCondition(entity, value)]
    const place = placesOf(entity).byCamel.get(name)
    if (!place) throw bad(name.slice(0, 60))
    const { where, ...rest } = fieldCondition(() => firstOf(product, entity, place), place.field, `f.${name}`, value)
    const roles = ofRoles(product, entity, place)
    return [{ ...rest, parts: [place.part.name], where: () => (roles ? allOf([where(), roles]) : where()) }]
  })
}
