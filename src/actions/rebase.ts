// Two people, one record: what of my edit still stands on what the other one saved.
import { changedNames, sameValue } from '../client/records/sameValue.ts'

type Values = Readonly<Record<string, unknown>>

export interface Rebased {
  /** The other's values, with mine over them. */
  readonly values: Values
  /** Names that both changed to different values; empty = nothing to choose. */
  readonly disputed: readonly string[]
}

/** base is what I began with, mine what I typed, theirs what stands now. */
export const rebase = (base: Values, mine: Values, theirs: Values, names: readonly string[]): Rebased => {
  const changed = changedNames(base, mine, names)
  const disputed = changed.filter((name) => !sameValue(base[name], theirs[name]) && !sameValue(mine[name], theirs[name]))
  return { values: { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }, disputed }
}
