// What came from elsewhere as JSON, or was made of it: whether it is an object with values by name.

export type Bag = Readonly<Record<string, unknown>>

export const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
