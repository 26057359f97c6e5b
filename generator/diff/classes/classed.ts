// How a property of the specs is classed for those who review a change of it. What no class is said of is shown to be read: a property that is new is never harmless by itself.

/**
 * look: labels, order, looks and texts: nothing else changes with it, nor with its being there.
 * text: its words are free; whether it is there is not.
 * data: what is stored, sent, found or drawn; nobody may do, see or skip more by it.
 * told: who may what changes with it, told role by role among the abilities.
 * rights: a requirement: told role by role, too, and by itself it lets in more or fewer, whoever holds which right.
 * judged: another one, one more or one less is for a person to judge.
 * opens: each value lets somebody do more; where it may be absent, nothing is closed then.
 * holds: each value holds somebody back; another one in its place is for a person to judge.
 * caps, floors: a number, and more (less) of it shows or lets through more; absent, the limit is its kind's own.
 * turns: being there, and not false, it lets through what false or nothing does not.
 * kind: a field's: how much of its values leaves the server goes with it, and which it takes.
 */
export type Class = 'look' | 'text' | 'data' | 'told' | 'rights' | 'judged' | 'opens' | 'holds' | 'caps' | 'floors' | 'turns' | 'kind'

/** Properties by their names, or entries by names and places of their own. */
export interface Inner {
  readonly properties?: Readonly<Record<string, Classed>>
  readonly each?: Classed
  /** What it means that an entry, or the whole, comes or goes; absent = it is to be read. */
  readonly itself?: Class
}
export type Classed = Class | Inner

type KeysOf<T> = T extends unknown ? keyof T & string : never

/** Of exactly the properties that the language has: one that is misspelt, or that is new and has no class yet, does not compile. */
export const of = <T>(properties: { readonly [K in KeysOf<T>]: Classed }, itself?: Class): Inner => ({
  properties,
  ...(itself === undefined ? {} : { itself }),
})

/** Every entry of a record or a list alike. */
export const each = (classed: Classed, itself?: Class): Inner => ({ each: classed, ...(itself === undefined ? {} : { itself }) })

/** The class of what stands under a name. */
export const under = (classed: Classed | undefined, key: string): Classed | undefined => {
  if (typeof classed === 'string') return classed
  if (classed?.each !== undefined) return classed.each
  return classed?.properties && Object.hasOwn(classed.properties, key) ? classed.properties[key] : undefined
}

/** What it means that something under this class comes or goes as a whole. */
export const ofWhole = (classed: Classed | undefined): Class | undefined => (typeof classed === 'string' ? classed : classed?.itself)
