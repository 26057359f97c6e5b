// What came from elsewhere as JSON, or was made of it: read, and whether it is an object with values by name.

export type Bag = Readonly<Record<string, unknown>>

export const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same, where what is none holds nothing. */
export const bagOf = (value: unknown): Bag => (isBag(value) ? value : {})

/** What a text says; undefined where it is no JSON. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
