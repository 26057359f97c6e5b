// What comes back of records that were handed out: lines of a record's number and its answer, as pasted or as the file itself.
import { parseCsv } from 'hucre/csv'

export interface CameBack {
  readonly record: string
  readonly answer: string
}

export interface ReadAnswers {
  readonly came: readonly CameBack[]
  /** Lines that are about none of the records, come twice, or say too much. */
  readonly unread: readonly string[]
}

/**
 * The first cell is the record's number, the last its answer; one without an answer says nothing. A first line that is about no record is one of headings:
 * the answer stands below the last of them, since programs leave out the end of a line that is empty there. Without headings a line has two cells.
 * @param records those that wait
 * @param max characters of an answer
 */
export const readAnswers = (text: string, records: readonly string[], max: number): ReadAnswers => {
  const waiting = new Set(records)
  const came = new Map<string, string>()
  const unread: string[] = []
  const lines = parseCsv(text, { skipEmptyRows: true, unescapeFormulae: true }).map((cells) =>
    cells.map((cell) => String(cell ?? '').trim()),
  )
  const [first = []] = lines
  const last = waiting.has(first[0] ?? '') ? 1 : Math.max(first.length - 1, 1)
  for (const [at, [record = '', ...more]] of lines.entries()) {
    const [answer = '', ...beyond] = more.slice(last - 1)
    const isWrong = answer.length > max || beyond.some((cell) => cell !== '')
    if (!waiting.has(record) || isWrong || (came.has(record) && came.get(record) !== answer)) {
      if (at > 0 || waiting.has(record)) unread.push([record, ...more].filter((cell) => cell !== '').join(' '))
    } else if (answer !== '') came.set(record, answer)
  }
  return { came: [...came].map(([record, answer]) => ({ record, answer })), unread }
}
