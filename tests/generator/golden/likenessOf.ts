// Which files of the base a file resembles that the base has not: a case that says its books in specs/index.ts has them in another file.
import { dirname, extname } from 'node:path'
import { diffLines } from './diffLines.ts'

type Files = Readonly<Record<string, string>>

const textOf = (files: Files, paths: readonly string[]): string => paths.map((path) => files[path] ?? '').join('')

/** Lines that one has to read when the text is told as a difference. */
const cost = (one: string, other: string): number => diffLines(one, other).reduce((sum, hunk) => sum + hunk.in.length + 1, 0)

/** What has to be left of a text by comparing it with one more file, for that file to count. */
const worth = 0.75

/**
 * @param left files of the base that the case has not
 * @returns those of the same folder and sort, one after the other, which leave the least to tell; none when nothing is like it
 */
export const likenessOf = (base: Files, left: readonly string[], path: string, text: string): readonly string[] => {
  const open = new Set(left.filter((each) => dirname(each) === dirname(path) && extname(each) === extname(path)))
  const found: string[] = []
  for (let least = text.split('\n').length; open.size > 0;) {
    const [next] = [...open]
      .map((each) => ({ each, costs: cost(textOf(base, [...found, each]), text) }))
      .toSorted((one, other) => one.costs - other.costs)
    if (next === undefined || next.costs > worth * least) break
    least = next.costs
    found.push(next.each)
    open.delete(next.each)
  }
  return found
}
