// The difference of two texts, line by line: what each stretch of lines takes out, and what stands there instead.
import { diffArrays } from 'diff'

/** Lines from `at` on (counted from 0) of the one text that stand as other lines, from `atNew` on, in the other. */
export interface Hunk {
  readonly at: number
  readonly out: readonly string[]
  readonly atNew: number
  readonly in: readonly string[]
}

const known = new Map<string, Map<string, readonly Hunk[]>>()

const compare = (one: string, other: string): readonly Hunk[] => {
  const hunks: Hunk[] = []
  let [at, atNew, out] = [0, 0, [] as readonly string[]]
  const flush = (lines: readonly string[]): void => {
    if (out.length + lines.length > 0) hunks.push({ at, out, atNew, in: lines })
    ;[at, atNew, out] = [at + out.length, atNew + lines.length, []]
  }
  for (const { removed, added, value } of diffArrays(one.split('\n'), other.split('\n'))) {
    if (removed) out = value
    else if (added) flush(value)
    else {
      flush([])
      ;[at, atNew] = [at + value.length, atNew + value.length]
    }
  }
  flush([])
  return hunks
}

/** Told once per pair: cases share most of their files with the base. */
export const diffLines = (one: string, other: string): readonly Hunk[] => {
  const of = known.get(one) ?? new Map<string, readonly Hunk[]>()
  known.set(one, of)
  const found = of.get(other) ?? compare(one, other)
  of.set(other, found)
  return found
}
