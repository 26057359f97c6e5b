// What a viewer can do with a record at this moment, as the server says it in one piece beside the record's fields.

/** One action that a record offers. */
export interface Ability {
  readonly action: string
  readonly allowed: boolean
  /** Why it cannot be run now: a locale key, with its parameters; absent where it can. */
  readonly rule?: string
  readonly params?: readonly string[]
}

/** An action that is not named is not offered. */
export type Abilities = readonly Ability[]
