// Paths as computations go them: to a field of the record at hand, or from reference to reference to another's.
import { refersToOne, traitsOf } from '../../language/fields/index.ts'
import type { StepModel } from '../../language/model.ts'
import { splitPath } from '../../language/paths.ts'
import { partsOf, under, type Written, type WrittenEntity, type WrittenField, type WrittenPart } from '../written.ts'

/** What stands under a path of an entity. */
export interface Spot {
  readonly entity: WrittenEntity
  readonly part: WrittenPart | WrittenEntity
  readonly path: string
  /** Absent where it is the key, or a state. */
  readonly field?: WrittenField
  readonly states?: readonly string[]
}

export const spotAt = (entity: WrittenEntity, path: string): Spot | undefined => {
  if (path === 'id') return { entity, part: entity, path }
  const [within, name] = splitPath(path)
  const part = within === '' ? entity : under(partsOf(entity), within)
  const field = under(part?.fields, name)
  if (part && field) return { entity, part, path, field }
  return part?.lifecycle && name === 'status' ? { entity, part, path, states: Object.keys(part.lifecycle.states) } : undefined
}

/** The entity whose key stands there. */
export const keyAt = ({ entity, path, field }: Spot): string | undefined => {
  if (path === 'id' || path === entity.key) return entity.entity
  return field && refersToOne(field) ? field.entity : undefined
}

export interface Way {
  readonly via: readonly (StepModel & { readonly spot: Spot })[]
  readonly end?: Spot
  /** The text within the value at its end. */
  readonly piece?: string
  /** Where it goes no further: what is asked of whom. */
  readonly lost?: { readonly of: WrittenEntity; readonly name: string; readonly after?: Spot }
}

/** The field that the first words name, one or two of them, and the words after it. */
const nextIn = (entity: WrittenEntity, words: readonly string[]): readonly [spot: Spot, rest: readonly string[]] | undefined => {
  for (const length of [1, 2]) {
    const spot = words.length < length ? undefined : spotAt(entity, words.slice(0, length).join('.'))
    if (spot) return [spot, words.slice(length)]
  }
  return undefined
}

const go = (written: Written, entity: WrittenEntity, words: readonly string[], via: Way['via']): Way => {
  const next = nextIn(entity, words)
  if (!next) return { via, lost: { of: entity, name: words.slice(0, under(partsOf(entity), words[0] ?? '') ? 2 : 1).join('.') } }
  const [spot, rest] = next
  if (rest.length === 0) return { via, end: spot }
  const { field } = spot
  const to = field && refersToOne(field) ? under(written.entities, field.entity) : undefined
  if (to) return go(written, to, rest, [...via, { path: spot.path, to: to.entity, spot }])
  const [piece = '', ...more] = rest
  if (field && more.length === 0 && traitsOf(field).pieces?.includes(piece)) return { via, end: spot, piece }
  return { via, lost: { of: entity, name: rest.join('.'), after: spot } }
}

export const wayOf = (written: Written, entity: WrittenEntity, path: string): Way => go(written, entity, path.split('.'), [])
