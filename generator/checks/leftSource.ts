// Where a value that an action leaves behind is from, and whether a field of what is left can hold it.
import {
  choosesSome,
  holdsFile,
  kindOf,
  leavesWhole,
  lookOf,
  refers,
  refersToMany,
  refersToOne,
  traitsOf,
} from '../../language/fields/index.ts'
import type { JsonSchema } from '../../language/fields/kind.ts'
import { pathIn } from '../../language/paths.ts'
import { keyAt, spotAt, type Spot } from '../resolve/ways.ts'
import { under, type WrittenEntity, type WrittenField } from '../written.ts'
import { asField, columnsOf, currencyOf, optionsOf } from './ensureGives.ts'
import { whyNot } from './ensureSpot.ts'
import type { LeavesAt } from './walk.ts'

export interface Source {
  readonly name: string
  /** Absent where it is the key. */
  readonly field?: WrittenField
  /** Where it is kept; absent for an answer that is stored nowhere. */
  readonly spot?: Spot
}

/** An answer goes before a field of the same name; what was there before knows of none. */
export const sourceAt = (entity: WrittenEntity, { asks, spec, part }: LeavesAt, name: string): Source | undefined => {
  const asked = spec.before ? undefined : under(asks, name)
  const kept = spotAt(entity, asked ? pathIn(part.name, name) : name)
  if (asked) return { name, field: asked, ...(kept?.field?.written && { spot: kept }) }
  const field = kept && asField(kept)
  return kept && { name, spot: kept, ...(field && { field }) }
}

export const whyUncopied = ({ name, field, spot }: Source): string | undefined => {
  if (field && holdsFile(field)) return `the file of "${name}" goes with its own record`
  if (field && (!leavesWhole(field) || field.class === 'secret')) return `nobody is shown the whole of "${name}"`
  return spot && whyNot(spot)
}

/** Of a choice its options say all. */
const schemaOf = (field: WrittenField): JsonSchema => (choosesSome(field) ? {} : kindOf(lookOf(field)).jsonSchema(field))
const isAlike = <T>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The same columns and the same on the wire; what is cleaned before it is stored stays among its like. */
const looksAlike = (one: WrittenField, other: WrittenField): boolean => {
  const [a, b] = [traitsOf(one), traitsOf(other)]
  return (
    isAlike(columnsOf(one), columnsOf(other)) &&
    a.graphql(one, '') === b.graphql(other, '') &&
    a.chooses === b.chooses &&
    a.coded === b.coded &&
    a.beforeWrite === b.beforeWrite &&
    isAlike('fields' in one && one.fields, 'fields' in other && other.fields)
  )
}

const whyTooMuch = (name: string, one: WrittenField, other: WrittenField): string | undefined => {
  const [a, b] = [schemaOf(one), schemaOf(other)]
  if ((b['pattern'] ?? a['pattern']) !== a['pattern'] || (b['format'] ?? a['format']) !== a['format']) return `"${name}" is any text`
  const [length, most] = [a['maxLength'], b['maxLength']]
  if (typeof most !== 'number' || (typeof length === 'number' && length <= most)) return undefined
  return `"${name}" may be ${typeof length === 'number' ? `${length} characters long` : 'of any length'}, and it takes ${most}`
}

/** Why a field cannot hold what is there; undefined where it can. */
export const whyUnlike = ({ name, field: one, spot }: Source, other: WrittenField): string | undefined => {
  const key = spot ? keyAt(spot) : one && refersToOne(one) ? one.entity : undefined
  if (key !== undefined && refersToOne(other) && other.entity === key) return undefined
  if (!one) return `"${name}" is the key of a ${key ?? 'record'}`
  if (refers(one) || refers(other))
    return refersToMany(one) && refersToMany(other) && one.entity === other.entity
      ? undefined
      : `"${name}" ${refers(one) ? `refers to a ${one.entity}` : 'refers to nothing'}`
  const own = currencyOf(one) === '' ? ', each with a currency of its own' : ''
  if (!looksAlike(one, other)) return `"${name}" is of kind ${one.kind}${own}`
  if (currencyOf(one) !== currencyOf(other)) return `"${name}" is an amount of ${currencyOf(one) ?? 'none'}`
  const strange = optionsOf(one)?.find((value) => !optionsOf(other)?.includes(value))
  return strange === undefined ? whyTooMuch(name, one, other) : `"${name}" may be ${strange}, which is none of its options`
}

/** Why a field cannot hold what is answered; undefined where it can. A list of options by name (roles) is no other than that. */
export const whyUnheld = (name: string, ask: WrittenField, field: WrittenField): string | undefined => {
  const named = choosesSome(ask) && typeof ask.options === 'string' ? ask.options : undefined
  if (named !== undefined && (!choosesSome(field) || field.options !== named)) return `"${name}" may be any of its ${named}`
  return ask.kind === field.kind ? whyUnlike({ name, field: ask }, field) : `"${name}" is of kind ${ask.kind}`
}

/** Words of whatever sense. */
export const isFreeText = (field: WrittenField): boolean => {
  const { chooses, coded, beforeWrite, graphql } = traitsOf(field)
  const { pattern, format } = schemaOf(field)
  return (
    graphql(field, '') === 'String' && isAlike(columnsOf(field), ['text']) && ![chooses, coded, beforeWrite, pattern, format].some(Boolean)
  )
}

const typed: Readonly<Record<string, string>> = { text: 'string', boolean: 'boolean', integer: 'number', bigint: 'number' }

/** Why a field cannot hold the same value each time. */
export const whyNotConstant = (is: string | number | boolean, field: WrittenField): string | undefined => {
  const [column = '', ...more] = columnsOf(field)
  const options = optionsOf(field)
  if (more.length > 0 || refers(field) || typed[column] !== typeof is) return `${JSON.stringify(is)} is none of its values`
  return options && !options.includes(String(is)) ? `${JSON.stringify(is)} is none of its options` : undefined
}
