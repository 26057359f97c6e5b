// Problems as the author reads them: place, code, what is wrong, and the line with a mark under it.
import type { LocatedProblem } from './problem.ts'

/** What is shown of the specs must not steer the terminal. */
const visible = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (each) => (each === '\t' ? each : `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`))

const one = ({ file, line, column, code, message, text, length }: LocatedProblem): string => {
  const gutter = `  ${line} | `
  const frame =
    text === ''
      ? ''
      : `${gutter}${visible(text)}\n${' '.repeat(gutter.length - 2)}| ${text.slice(0, column - 1).replace(/[^\t]/g, ' ')}${'^'.repeat(length)}\n`
  return `${file}:${line}:${column}  ${code}\n  ${visible(message)}\n${frame}`
}

const inOrder = (a: LocatedProblem, b: LocatedProblem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column

/** @param outcome what became of the run all the same */
export const report = (problems: readonly LocatedProblem[], outcome = 'Nothing was written.'): string => {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return `${problems.toSorted(inOrder).map(one).join('\n')}\n${count}. ${outcome}`
}
