// What the product spec says and no row quotes, so that nothing of it is left out without a word.

type Span = readonly [start: number, end: number]

/** Where each piece of a quote stands in a line, in their order; undefined where one of them does not. */
const spansIn = (line: string, pieces: readonly string[]): readonly Span[] | undefined => {
  const spans: Span[] = []
  for (const piece of pieces) {
    const start = line.indexOf(piece, spans.at(-1)?.[1] ?? 0)
    if (start === -1) return undefined
    spans.push([start, start + piece.length])
  }
  return spans
}

/** Takes the quote out of the first line that has it. */
const takeOut = (says: string, lines: readonly string[], left: string[]): void => {
  const pieces = says.split('…').map((piece) => piece.trim())
  const at = lines.findIndex((line) => spansIn(line, pieces) !== undefined)
  for (const [start, end] of spansIn(lines[at] ?? '', pieces) ?? [])
    left[at] = `${left[at]?.slice(0, start)}${'\0'.repeat(end - start)}${left[at]?.slice(end)}`
}

/** A heading is one piece; of anything else, sentences and what semicolons part. */
const piecesOf = (line: string): readonly string[] => (line.startsWith('#') ? [line] : line.split(/\0+|; |(?<=\.) /))

/** Sentences, rows of tables and items of lists, or what the quotes have left of them; each once, in their order. */
export const unsaid = (lines: readonly string[], quotes: readonly string[]): readonly string[] => {
  const left = [...lines]
  for (const says of quotes) takeOut(says, lines, left)
  const pieces = left.flatMap(piecesOf).map((piece) => piece.trim())
  return [...new Set(pieces.filter((piece) => /\w/.test(piece)))]
}
