// What a text or character is, as a sentence of the product spec says it: for tests that only see what the product made of it.

const characters: readonly (readonly [words: string, is: RegExp])[] = [
  ['letter', /^[a-z]$/i],
  ['digit', /^\d$/],
  ['underscore', /^_$/],
  ['hyphen', /^-$/],
  ['space', /^ $/],
]

/** a -> letter, _ -> underscore */
export const wordsFor = (character: string): string => characters.find(([, is]) => is.test(character))?.[0] ?? character

/** street_photo -> lower-cased */
export const caseOf = (text: string): string => {
  if (text === text.toLowerCase()) return text === text.toUpperCase() ? 'without case' : 'lower-cased'
  return text === text.toUpperCase() ? 'upper-cased' : 'as it was'
}
