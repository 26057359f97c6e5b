// What customs of the server see of a record: types of its values, made of the types that field kinds say of theirs.
import type { fields, StoredKindName } from './fields/index.ts'

/** Written, and never read again: a record that is loaded has no such value. */
export interface Unread<Value> {
  readonly unread: Value
}

/** What the server holds of kinds that travel otherwise: of a record that is referred to its id, of a secret nothing. */
interface HeldOtherwise {
  readonly reference: string
  readonly references: readonly string[]
  readonly secret: Unread<string>
}

/** A value of a kind as it travels: what the kind makes words of. */
export type Travelling<K extends StoredKindName> = (typeof fields)[K] extends { readonly text: (value: infer V, ...more: never) => string }
  ? V
  : never

/** A value of a kind of field as the server holds it; of named values only those: Value<'choice', 'ON' | 'OFF'>. */
export type Value<K extends StoredKindName, Named extends string = string> = K extends keyof HeldOtherwise
  ? HeldOtherwise[K]
  : Travelling<K> extends string
    ? Named
    : Travelling<K> extends readonly string[]
      ? readonly Named[]
      : Travelling<K>

/** What is stored, by the name of an entity's own table or a part's, then by field: Stored['User']['email'], Stored['User.personal']['country']. */
export type StoredBy = Readonly<Record<string, object>>
export type TableIn<S extends StoredBy> = keyof S & string
export type EntityIn<S extends StoredBy> = { [N in TableIn<S>]: N extends `${string}.${string}` ? never : N }[TableIn<S>]

type PathOf<N extends string, Field extends string> = N extends `${string}.${infer Part}` ? `${Part}.${Field}` : Field
type TablesOf<S extends StoredBy, E extends string> = Extract<TableIn<S>, E | `${E}.${string}`>
type Fields<T, N extends string> = { readonly [F in keyof T & string as T[F] extends Unread<unknown> ? never : PathOf<N, F>]: T[F] }
type Read<T, N extends string> = Fields<T, N> & { readonly [V in PathOf<N, 'version'>]: number }
type InClear<V> = V extends Unread<infer Text> ? Text : V

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Each) => void ? Each : never
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** A whole record, by path: id, version, email, 'personal.country', 'personal.version'. */
export type RecordIn<S extends StoredBy, E extends EntityIn<S>> = Flat<
  { readonly id: string } & All<{ [N in TablesOf<S, E>]: Read<S[N], N> }[TablesOf<S, E>]>
>

/** A row of one table, by path; the version is that of its part. */
export type RowIn<S extends StoredBy, N extends TableIn<S>> = Flat<{ readonly id: string; readonly version: number } & Fields<S[N], N>>

/** What a column is compared with; of a list each that is in it. What has several columns is not. */
type Compared<V> = V extends readonly (infer Each)[] ? Each : V extends object ? never : V
type Test<V> = V | readonly Exclude<V, null>[] | { readonly not: V | readonly Exclude<V, null>[] }

/** Which rows of a table: by field one value, one of several, anything but those; null where nothing stands. All of it holds. */
export type WhereIn<S extends StoredBy, N extends TableIn<S>> = { readonly id?: Test<string> } & {
  readonly [F in keyof S[N] as [Compared<S[N][F]>] extends [never] ? never : F]?: Test<Compared<S[N][F]>>
}

/** Values to be stored in one table, by field; null empties. */
export type ChangeIn<S extends StoredBy, N extends TableIn<S>> = { readonly [F in keyof S[N]]?: InClear<S[N][F]> | null }

/** Values of a new record, by path; what is not given starts as the spec says. */
export type NewIn<S extends StoredBy, E extends EntityIn<S>> = Flat<
  { readonly id?: string } & All<
    {
      [N in TablesOf<S, E>]: { readonly [F in keyof S[N] & string as PathOf<N, F>]?: InClear<S[N][F]> | null | undefined }
    }[TablesOf<S, E>]
  >
>

/** What an action is to the customs that it names. */
export interface ActionFacts {
  readonly entity: string
  /** Run on a record, on none, or to make one. */
  readonly on: 'record' | 'list' | 'new'
  /** What it changes: the entity's own table or a part's. */
  readonly table: string
  /** Fields of the record that are given, by path. */
  readonly takes: string
  /** What its dialog asks besides. */
  readonly asks: object
}

type KeysOf<U> = U extends unknown ? keyof U : never
type At<U, K> = U extends unknown ? (K extends keyof U ? U[K] : undefined) : never
/** One of several: what not all of them have may be missing. */
type OneOf<U> = [U] extends [All<U>] ? U : { readonly [K in KeysOf<U>]: At<U, K> }

type FieldAt<S extends StoredBy, E extends string, Path extends string> = Path extends `${infer Part}.${infer F}`
  ? S[`${E}.${Part}`][F & keyof S[`${E}.${Part}`]]
  : S[E][Path & keyof S[E]]
type NameIn<Path extends string> = Path extends `${string}.${infer Name}` ? Name : Path

/** A value that somebody gives: of a file the uuid of its upload, a secret in clear. */
type Given<V> = V extends Unread<infer Text> ? Text : V extends { readonly uuid: string } ? string : V
type AskedValues<T> = { readonly [F in keyof T]: Given<T[F]> }

/** Of a new record all is given that is required. */
type NewInput<S extends StoredBy, E extends string, Paths extends string> = {
  readonly [P in Paths as null extends FieldAt<S, E, P> ? never : NameIn<P>]: Given<FieldAt<S, E, P>>
} & { readonly [P in Paths as null extends FieldAt<S, E, P> ? NameIn<P> : never]?: Given<FieldAt<S, E, P>> }
/** A form is sent with what changed in it. */
type PatchInput<S extends StoredBy, E extends string, Paths extends string> = {
  readonly [P in Paths as NameIn<P>]?: Given<FieldAt<S, E, P>>
}

/** What one action is to its customs. */
interface Handed<S extends StoredBy, A extends ActionFacts, E extends EntityIn<S>> {
  readonly record: A['on'] extends 'record' ? RecordIn<S, E> : undefined
  readonly input: (A['on'] extends 'new' ? NewInput<S, E, A['takes']> : PatchInput<S, E, A['takes']>) & AskedValues<A['asks']>
  readonly sets: A['on'] extends 'new' ? Required<NewIn<S, E>> : A['table'] extends TableIn<S> ? Required<ChangeIn<S, A['table']>> : never
  readonly judged: RecordIn<S, E>
}
type HandedBy<S extends StoredBy, A extends ActionFacts> = A extends { readonly entity: infer E extends EntityIn<S> }
  ? Handed<S, A, E>
  : never

/** What an action's effect, or the custom that does it, is handed. */
export interface ChangeFor<S extends StoredBy, A extends ActionFacts> {
  readonly record: HandedBy<S, A>['record']
  readonly input: OneOf<HandedBy<S, A>['input']>
  readonly sets: OneOf<HandedBy<S, A>['sets']>
}

/** What a guard of these actions is handed: it may be asked before anything is given, and before that was checked. */
export interface JudgedFor<S extends StoredBy, A extends ActionFacts> {
  readonly record: OneOf<HandedBy<S, A>['judged']> & { readonly id: string; readonly version: number }
  readonly input: { readonly [K in KeysOf<HandedBy<S, A>['input']>]?: At<HandedBy<S, A>['input'], K> | null }
}
