// Types that compare a generated table with what its document selects: a path that is not selected, a kind that does not fit, or a wrong guard does not compile.
import type { StoredKindName } from './fields/index.ts'
import type { Travelling } from './stored.ts'

/** A part of the record, as documents select it, has a version; a card never has. */
interface SelectedPart {
  readonly id: string
  readonly version: number
}
/** Kinds whose value fits what is selected. */
type KindFor<V> = object extends V ? 'changes' : KindAmong<V>
type KindAmong<V> = {
  [K in StoredKindName]: V extends Travelling<K>
    ? V extends readonly unknown[]
      ? Travelling<K> extends readonly unknown[]
        ? K
        : never
      : K
    : never
}[StoredKindName]

type PartKinds<Row, K extends keyof Row & string> =
  NonNullable<Row[K]> extends SelectedPart
    ? { readonly [F in keyof NonNullable<Row[K]> & string as `${K}.${F}`]?: KindFor<NonNullable<NonNullable<Row[K]>[F]>> }
    : { readonly [F in K]?: KindFor<NonNullable<Row[K]>> }

/** All values that a choice can have, and no others. */
type Values<V> = [V] extends [string] ? (string extends V ? never : { readonly [Value in V]: true }) : never
type PartChoices<Row, K extends keyof Row & string> =
  NonNullable<Row[K]> extends SelectedPart
    ? { readonly [F in keyof NonNullable<Row[K]> & string as `${K}.${F}`]?: Values<NonNullable<NonNullable<Row[K]>[F]>> }
    : { readonly [F in K]?: Values<NonNullable<Row[K]>> }

type Joined<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never

type GuardsOf<Variables> = { readonly [V in keyof Variables as Variables[V] extends boolean ? V : never]: true }

export interface Selected<Row, Variables> {
  /** Kind by path, for every path that the row shows. */
  readonly kinds: Joined<{ [K in keyof Row & string]: PartKinds<Row, K> }[keyof Row & string]>
  /** The values of each choice that the row shows. */
  readonly choices: Joined<{ [K in keyof Row & string]: PartChoices<Row, K> }[keyof Row & string]>
  /** Exactly the Boolean variables of the document. */
  readonly guards: GuardsOf<Variables>
}
