// Keys as they are given: separated by commas, with blanks around them or without.

export const keysIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
