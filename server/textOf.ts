// A value of a row or an input as text, where only plain values can be meant.

/** @returns '' for what is no plain value */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'
      ? String(value)
      : ''
