// One file of a case as its difference to a text of the base. Exact: with that text and these lines one can write the file again.
import { diffLines, type Hunk } from './diffLines.ts'
import { placeOf } from './placeOf.ts'

/** More lines than these that go at once are told by their first one and how many they are: the base has them in full. */
const most = 2

const gutter = (at: number | ''): string => String(at).padStart(5)

const gone = ({ at, out }: Hunk): readonly string[] =>
  out.length > most
    ? [`${gutter(at + 1)} - ${out[0] ?? ''} … ${out.length} lines`]
    : out.map((line, index) => `${gutter(index === 0 ? at + 1 : '')} - ${line}`)

/** Numbers are those of the base for what goes, of the case for what comes. */
const come = ({ atNew, in: lines }: Hunk): readonly string[] =>
  lines.map((line, index) => `${gutter(index === 0 ? atNew + 1 : '')} + ${line}`)

/** @returns the lines of the difference, each stretch under the place where it stands; none when the texts are the same */
export const tellFile = (one: string, other: string): readonly string[] => {
  const [before, after] = [one.split('\n'), other.split('\n')]
  let last = ''
  return diffLines(one, other).flatMap((hunk) => {
    const place = hunk.in.length > 0 ? placeOf(after, hunk.atNew) : placeOf(before, hunk.at)
    const heading = place === last ? [] : [`      @ ${place}`]
    last = place
    return [...heading, ...gone(hunk), ...come(hunk)]
  })
}
