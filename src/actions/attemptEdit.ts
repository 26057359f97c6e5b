// One save of an edit: sends what differs, and once more by itself where another's edit does not touch mine.
import { traitsOf } from '../../language/fields/index.ts'
import type { FieldModel } from '../../language/model.ts'
import { valueAt } from '../../language/paths.ts'
import type { Row } from '../client/records/Row.ts'
import { changedNames, wireValue, sameValue } from '../client/records/sameValue.ts'
import { formValues, withPart } from './forms/formValues.ts'
import type { Outcome } from '../client/records/outcome.ts'

type Values = Readonly<Record<string, unknown>>

export interface Rebased {
  /** The other's values, with mine over them. */
  readonly values: Values
  /** Names that both changed to different values; empty = nothing to choose. */
  readonly disputed: readonly string[]
}

/**
 * Two people, one record: what of my edit still stands on what the other one saved.
 * base is what I began with, mine what I typed, theirs what stands now.
 */
export const rebase = (base: Values, mine: Values, theirs: Values, names: readonly string[]): Rebased => {
  const changed = changedNames(base, mine, names)
  const disputed = changed.filter((name) => !sameValue(base[name], theirs[name]) && !sameValue(mine[name], theirs[name]))
  return { values: { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }, disputed }
}

export interface EditConflict {
  readonly theirs: Values
  /** Theirs with mine over them. */
  readonly merged: Values
  readonly disputed: readonly string[]
  readonly by: string | undefined
  /** The record as the other one left it. */
  readonly record: Row
}

export type Attempted =
  | { readonly is: 'saved'; readonly record: Row }
  | { readonly is: 'conflict'; readonly conflict: EditConflict }
  | { readonly is: 'refused'; readonly outcome: Outcome }

export interface Attempt {
  readonly part: string
  readonly fields: readonly FieldModel[]
  /** The record that was edited, and the values typed over it. */
  readonly base: Row
  readonly mine: Values
  /** Sends a patch over a record. */
  readonly send: (base: Row, patch: Values) => Promise<Outcome>
}

/** Names of those that travel by their end alone and have another one: a form holds nothing of them to compare. */
const otherEnds = (fields: readonly FieldModel[], base: Row, theirs: Row): readonly string[] =>
  fields
    .filter((field) => traitsOf(field).leaves === 'end' && !sameValue(valueAt(base, field.path), valueAt(theirs, field.path)))
    .map(({ name }) => name)

const attempt = async ({ part, fields, base, mine, send }: Attempt, again: boolean): Promise<Attempted> => {
  const names = fields.map((field) => field.name)
  const was = formValues(fields, base)
  const changed = changedNames(was, mine, names)
  if (changed.length === 0) return { is: 'saved', record: base }
  const outcome = await send(base, Object.fromEntries(changed.map((name) => [name, wireValue(mine[name])])))
  if (outcome.kind === 'saved') return { is: 'saved', record: withPart(base, part, outcome.record) }
  if (outcome.kind !== 'conflict' || !outcome.current) return { is: 'refused', outcome }
  const record = withPart(base, part, outcome.current)
  const theirs = formValues(fields, record)
  const { values: merged, disputed: differing } = rebase(was, mine, theirs, names)
  const disputed = [...differing, ...otherEnds(fields, base, record).filter((name) => changed.includes(name))]
  if (again && disputed.length === 0) return attempt({ part, fields, base: record, mine: merged, send }, false)
  return { is: 'conflict', conflict: { theirs, merged, disputed, by: outcome.by, record } }
}

/** Throws where the connection broke; sending it again is then safe, under the same key. */
export const attemptEdit = (edit: Attempt): Promise<Attempted> => attempt(edit, true)
