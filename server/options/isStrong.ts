// Whether a key is long enough that nobody guesses it.

const minKeyLength = 32

/** @param text keys separated by commas: each has to be */
export const isStrong = (text: string): boolean => text.split(',').every((each) => each.trim().length >= minKeyLength)
