// Finds the product's own words in a text of the engine.

export type ProductNames = {
  /** Beginnings of words, in lower case: `fee` finds fee, fees, FeeTable and entryFee. */
  readonly words: readonly string[]
  /** Whole names, as written: rights. */
  readonly names: readonly string[]
  /** Names that are ordinary words too, so that only a quoted one counts: roles. */
  readonly quoted: readonly string[]
}

/** @returns one line a find: `line: word` */
export function findProductWords(text: string, { words, names, quoted }: ProductNames): readonly string[] {
  const own = new Set(names)
  return text.split('\n').flatMap((line, index) => {
    const found = [
      ...parts(line).filter((part) => words.some((word) => part.startsWith(word))),
      ...(line.match(/\w+/g) ?? []).filter((name) => own.has(name)),
      ...quoted.filter((name) => new RegExp(`(['"\`])${name}\\1`).test(line)),
    ]
    return [...new Set(found)].map((word) => `${index + 1}: ${word}`)
  })
}

/** The words of a line, names split where a new word begins (entryFee, ENTRY_FEE, entry-fee). */
function parts(line: string): readonly string[] {
  return line
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}
