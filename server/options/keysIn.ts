// Keys as they are given: separated by commas, with blanks around them or without.

export const keysIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const minKeyLength = 32

/** Long enough that nobody guesses one. @param text keys separated by commas: each has to be */
export const isStrong = (text: string): boolean => {
  const keys = keysIn(text)
  return keys.length > 0 && keys.every((each) => each.length >= minKeyLength)
}
