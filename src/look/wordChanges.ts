// Which words of a text went and which came, so that nobody has to look for them.

export interface Piece {
  readonly text: string
  readonly changed: boolean
}

/** Words, and what stands between them. */
const wordsOf = (text: string): readonly string[] => text.split(/(\s+)/u).filter((each) => each !== '')

/** So many pairs of words are compared at most; of longer texts the whole middle counts as changed. */
const maxPairs = 4_000_000

const restAt = (rests: readonly Uint32Array[], a: number, b: number): number => rests[a]?.[b] ?? 0

/** How many words the rest of both has in common, for every rest. */
const commonRests = (one: readonly string[], other: readonly string[]): readonly Uint32Array[] => {
  const rests = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1))
  for (let a = one.length - 1; a >= 0; a--)
    for (let b = other.length - 1; b >= 0; b--)
      rests[a]?.set([one[a] === other[b] ? restAt(rests, a + 1, b + 1) + 1 : Math.max(restAt(rests, a + 1, b), restAt(rests, a, b + 1))], b)
  return rests
}

/** For each word whether it stands in both, in the same order. */
const keptIn = (one: readonly string[], other: readonly string[]): readonly [readonly boolean[], readonly boolean[]] => {
  const kept = [one.map(() => false), other.map(() => false)] as const
  if (one.length * other.length > maxPairs) return kept
  const rests = commonRests(one, other)
  let [a, b] = [0, 0]
  while (a < one.length && b < other.length)
    if (one[a] === other[b]) [kept[0][a++], kept[1][b++]] = [true, true]
    else if (restAt(rests, a + 1, b) >= restAt(rests, a, b + 1)) a++
    else b++
  return kept
}

/** Neighbours of one sort as one piece. */
const joined = (words: readonly string[], isKept: (at: number) => boolean): readonly Piece[] => {
  const pieces: Piece[] = []
  for (const [at, text] of words.entries()) {
    const changed = !isKept(at)
    const last = pieces.at(-1)
    if (last?.changed === changed) pieces[pieces.length - 1] = { text: last.text + text, changed }
    else pieces.push({ text, changed })
  }
  return pieces
}

export const wordChanges = (before: string, after: string): { readonly before: readonly Piece[]; readonly after: readonly Piece[] } => {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  const [keptOne, keptOther] = keptIn(one.slice(start, one.length - end), other.slice(start, other.length - end))
  const kept = (words: readonly string[], middle: readonly boolean[]) => (at: number) =>
    at < start || at >= words.length - end || middle[at - start] === true
  return { before: joined(one, kept(one, keptOne)), after: joined(other, kept(other, keptOther)) }
}
