// What a handbook says that it did not say in the version that was released last, and the other way round, chapter by chapter.
import type { Reader } from './Reader.ts'

/** A line with the chapter and section that it stands in, so that the same row of two entities is two. */
interface Placed {
  readonly place: string
  readonly line: string
}

const placedIn = (text: string): readonly Placed[] => {
  const found: Placed[] = []
  let [chapter, section] = ['', '']
  for (const line of text.split('\n')) {
    const [, marks, heading = ''] = /^(##+) (.*)$/.exec(line) ?? []
    if (marks === '##') [chapter, section] = [heading, '']
    else if (marks === '###') section = `, ${heading}`
    else if (/^\s*- |^\| (?!---)/.test(line)) found.push({ place: chapter + section, line: line.trim() })
  }
  return found
}

const keyOf = ({ place, line }: Placed): string => `${place}\n${line}`

/** What the first has and the second has not. */
const without = (all: readonly Placed[], others: readonly Placed[]): readonly Placed[] => {
  const known = new Set(others.map(keyOf))
  return all.filter((each) => !known.has(keyOf(each)))
}

/** A row as a sentence: its cells, without those that say nothing. */
const plain = (line: string): string =>
  line
    .replace(/^- /, '')
    .split(/(?<!\\)\|/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== '–')
    .join(' · ')

/** @param released the handbook of that version, which names it in its first line; absent = there is none yet */
export const changesSince = ({ word }: Reader, contents: string, released: string | undefined): readonly string[] => {
  if (released === undefined) return []
  const version = /^<!-- (\S+) -->/.exec(released)?.[1] ?? ''
  const [now, before] = [placedIn(contents), placedIn(released)]
  const told = [
    ...without(now, before).map(({ place, line }) => `- ${place}. ${word('isNew', plain(line))}`),
    ...without(before, now).map(({ place, line }) => `- ${place}. ${word('isGone', plain(line))}`),
  ]
  return [`## ${word('changed', version)}\n`, told.length === 0 ? `${word('unchanged')}\n` : `${told.join('\n')}\n`]
}
