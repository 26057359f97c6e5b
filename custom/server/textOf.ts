// A value of an input or a record as text.

/** The text, or what stands for none where the value is no text. */
export const textOf = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise)
