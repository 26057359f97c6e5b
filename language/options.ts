// How a kind says its options, once: a class, each property of which is typed as what a spec writes and holds, at run time, the description of it.
// So the one line `readonly max? = option.number` is the owner's type with its comment (no mapped type stands between, which an editor might lose it in),
// the check of its shape (generator/checks/optionShape.ts), the way into the model (generator/resolve/options.ts) and its type there.
// What must be given has no question mark and says `option.must(...)`; a class never made an object of reaches no script of the browser.
/* eslint-disable typescript/no-unnecessary-type-parameters -- T is what an option is for whoever writes it */
import type { Guard } from './access.ts'
import type { Requirement } from './requirement.ts'
import type { AnyWords } from './words.ts'

/** What names and requirements are where an option is read: R of every class that has such. */
export interface Reading {
  readonly entity: string
  readonly flag: string
  readonly group: unknown
  readonly requirement: unknown
}
/** In a spec: the names of one product. */
export interface InSpec<W extends AnyWords> {
  readonly entity: W['entity']
  readonly flag: W['flag']
  readonly group: W['group']
  readonly requirement: Requirement<W>
}
/** In the model: roles instead of their group, a guard instead of what it asks. */
export interface InModel {
  readonly entity: string
  readonly flag: string
  readonly group: readonly string[]
  readonly requirement: Guard
}

/** Names that a spec may have to know. */
export type NameKind =
  | 'right'
  | 'role'
  | 'group'
  | 'entity'
  | 'listed entity'
  | 'flag'
  | 'field'
  | 'own field'
  | 'part'
  | 'action'
  | 'state'
  | 'transition'
  | 'custom screen'
  | 'menu group'
  | 'name'

/** A class of options. */
export type OptionClass = new () => object
/** Of kinds that have none of their own. */
// eslint-disable-next-line typescript/no-extraneous-class -- classes are how options are said, and these have none
export class NoOptions {}

/** What a record is keyed by: words as fields are named; values as choices have them, in whatever case; paths of fields. */
export type KeyKind = 'word' | 'value' | 'path'

type What =
  | { readonly is: 'text' | 'identifier' | 'number' | 'whole' | 'count' | 'yesOrNo' | 'requirement' }
  | { readonly is: 'oneOf'; readonly values: readonly (string | boolean)[] }
  | { readonly is: 'named'; readonly kind: NameKind }
  | { readonly is: 'written'; readonly wanted: string; readonly reads: (text: string) => boolean }
  | { readonly is: 'list'; readonly each: Description; readonly atLeast: number; readonly distinct: string }
  | { readonly is: 'record'; readonly each: Description; readonly keys: KeyKind }
  | { readonly is: 'object'; readonly options: OptionClass }
  | { readonly is: 'byKind'; readonly kinds: Readonly<Record<string, OptionClass>> }
  | {
      readonly is: 'bySort'
      readonly words: readonly string[]
      readonly text?: Description
      readonly object?: Description
      readonly other: Description
    }

/** An option at run time. */
export type Description = What & {
  readonly must?: true
  /** Not taken into the model as it stands: code of its own makes something of it. */
  readonly elsewhere?: true
  /** What the model has where the spec says nothing. */
  readonly otherwise?: unknown
}

const described = <T>(description: Description): T => description as unknown as T
const descriptionOf = (option: unknown): Description => option as Description

/** A text with something in it. */
export const text = { is: 'text' } as unknown as string
/** A name that becomes a name in code or in the contract. */
export const identifier = { is: 'identifier' } as unknown as string
export const number = { is: 'number' } as unknown as number
/** A whole number, below zero too. */
export const whole = { is: 'whole' } as unknown as number
/** How many, how long: a whole number that is not below zero. */
export const count = { is: 'count' } as unknown as number
export const yesOrNo = { is: 'yesOrNo' } as unknown as boolean
export const oneOf = <const V extends readonly (string | boolean)[]>(...values: V): V[number] => described({ is: 'oneOf', values })
/** Said or not said. */
export const yes = { is: 'oneOf', values: [true] } as unknown as true
/** A name that has to be known: named<R['entity']>('entity'). */
export const named = <T = string>(kind: NameKind): T => described({ is: 'named', kind })
/** Who may: requirement<R['requirement']>(). */
export const requirement = <T>(): T => described({ is: 'requirement' })
/** A text of a certain form. */
export const written = <T extends string>(wanted: string, reads: (text: string) => boolean): T =>
  described({ is: 'written', wanted, reads })

/** Distinct says what must not stand twice: 'value'. */
export const oneOrMore = <T>(each: T, distinct = ''): readonly [T, ...T[]] =>
  described({ is: 'list', each: descriptionOf(each), atLeast: 1, distinct })
export const record = <T>(each: T, keys: KeyKind = 'word'): Readonly<Record<string, T>> =>
  described({ is: 'record', each: descriptionOf(each), keys })
/** An object with options of its own. */
export const object = <T extends object>(options: new () => T): T => described({ is: 'object', options })
/** An object whose `kind` says which options it has. */
export const byKind = <T extends { readonly kind: string }>(kinds: {
  readonly [K in T['kind']]: new () => Omit<Extract<T, { readonly kind: K }>, 'kind'>
}): T => described({ is: 'byKind', kinds })
/** One of these words, or what it is otherwise: another text, an object, anything else. */
export const bySort = <T>(
  words: readonly string[],
  sorts: { readonly text?: unknown; readonly object?: unknown; readonly other: unknown },
): T =>
  described({
    is: 'bySort',
    words,
    ...(sorts.text === undefined ? {} : { text: descriptionOf(sorts.text) }),
    ...(sorts.object === undefined ? {} : { object: descriptionOf(sorts.object) }),
    other: descriptionOf(sorts.other),
  })

export const must = <T>(option: T): T => described({ ...descriptionOf(option), must: true })
export const elsewhere = <T>(option: T): T => described({ ...descriptionOf(option), elsewhere: true })
export const otherwise = <T>(option: T, value: T): T => described({ ...descriptionOf(option), otherwise: value })

/** Every option of a class, in the order in which it says them. */
export const describe = (options: OptionClass): readonly (readonly [name: string, description: Description])[] =>
  Object.entries(new options())
