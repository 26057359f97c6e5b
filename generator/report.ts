// Problems as the author reads them: place, code, what is wrong, and the line with a mark under it.
import { alikeBy } from '../language/alike.ts'
import type { LocatedProblem } from './problem.ts'

/** What is shown of the specs must not steer the terminal. */
const visible = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (each) => (each === '\t' ? each : `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`))

const one = ([first, ...more]: Told): string => {
  const { file, line, column, code, message, text, length } = first
  const gutter = `  ${line} | `
  const frame =
    text === ''
      ? ''
      : `${gutter}${visible(text)}\n${' '.repeat(gutter.length - 2)}| ${text.slice(0, column - 1).replace(/[^\t]/g, ' ')}${'^'.repeat(length)}\n`
  const place = `${file}:${line}:${column}`
  const also = [...new Set(more.map((each) => `${each.file}:${each.line}:${each.column}`))].filter((each) => each !== place).join(', ')
  return `${place}  ${code}\n  ${visible(message)}\n${frame}${also === '' ? '' : `  also at ${also}\n`}`
}

const inOrder = (a: LocatedProblem, b: LocatedProblem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column

/** The same said of several places, which is mostly one slip at the place that they all name. */
type Told = readonly [LocatedProblem, ...LocatedProblem[]]

const told = (problems: readonly LocatedProblem[]): readonly Told[] => [
  ...alikeBy(problems, ({ code, message }) => `${code}\n${message}`).values(),
]

/** @param outcome what became of the run all the same */
export const report = (problems: readonly LocatedProblem[], outcome = 'Nothing was written.'): string => {
  const all = told(problems.toSorted(inOrder))
  const count = all.length === 1 ? '1 problem' : `${all.length} problems`
  return `${all.map(one).join('\n')}\n${count}. ${outcome}`
}
