// Who may: how a requirement is written in a spec, and the rule it becomes.
import type { AnyWords } from './words.ts'

declare const atLeastOne: unique symbol
/** Cannot be written; it makes the compiler point at the element that is wrong, not at the tuple. */
interface NotEmpty {
  readonly [atLeastOne]: true
}
export type OneOrMore<T> = readonly [T, ...T[]] | NotEmpty

export type Requirement<W extends AnyWords> = W['right'] | W['named'] | 'nobody' | AllOf<W> | AnyOf<W> | Anyone | AnyStaff
export interface AllOf<W extends AnyWords> {
  readonly allOf: OneOrMore<Requirement<W>>
}
export interface AnyOf<W extends AnyWords> {
  readonly anyOf: OneOrMore<Requirement<W>>
}
/** An open door, spelled out with its reason: even without login. */
export interface Anyone {
  readonly anyone: string
}
/** Open to everybody who may enter the console, with the reason. */
export interface AnyStaff {
  readonly anyStaff: string
}

/** What a requirement means, names resolved. */
export type Rule =
  | { readonly right: string }
  | { readonly allOf: readonly Rule[] }
  | { readonly anyOf: readonly Rule[] }
  | { readonly anyone: string }
  | { readonly anyStaff: string }
  | { readonly nobody: true }
