// How a property of the specs is classed for those who review a change of it. What no class is said of is shown to be read: a property that is new is never harmless by itself.

/**
 * look: labels, order, looks and texts: nothing else changes with it, nor with its being there.
 * text: its words are free; whether it is there is not.
 * told: who may what changes with it, told role by role among the abilities.
 * opens: each value lets somebody do more; where it may be absent, nothing is closed then.
 * holds: each value holds somebody back.
 * caps: a number, and more of it shows or lets through more; absent, it is no limit at all.
 */
export type Class = 'look' | 'text' | 'told' | 'opens' | 'holds' | 'caps'

/** Properties by their names, or entries by names and places of their own. */
export interface Inner {
  readonly properties?: Readonly<Record<string, Classed>>
  readonly each?: Classed
  /** What it means that an entry, or the whole, comes or goes; absent = it is to be read. */
  readonly itself?: Class
}
export type Classed = Class | Inner | undefined

type KeysOf<T> = T extends unknown ? keyof T & string : never

/** Of exactly the properties that the language has: one that is misspelt does not compile. */
export const of = <T>(properties: { readonly [K in KeysOf<T>]?: Classed }, itself?: Class): Inner => ({
  properties,
  ...(itself === undefined ? {} : { itself }),
})

/** Every entry of a record or a list alike. */
export const each = (classed: Classed, itself?: Class): Inner => ({ each: classed, ...(itself === undefined ? {} : { itself }) })

/** The class of what stands under a name. */
export const under = (classed: Classed, key: string): Classed => {
  if (typeof classed === 'string') return classed
  if (classed?.each !== undefined) return classed.each
  return classed?.properties && Object.hasOwn(classed.properties, key) ? classed.properties[key] : undefined
}

/** What it means that something under this class comes or goes as a whole. */
export const ofWhole = (classed: Classed): Class | undefined => (typeof classed === 'string' ? classed : classed?.itself)
