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
 * The first cell is the record's number, the last its answer; one without an answer says nothing. A first line that is about no record is one of headings.
 * @param records those that wait
 * @param max characters of an answer
 */
export const readAnswers = (text: string, records: readonly string[], max: number): ReadAnswers => {
  const waiting = new Set(records)
  const came = new Map<string, string>()
  const unread: string[] = []
  for (const [at, cells] of parseCsv(text, { skipEmptyRows: true, unescapeFormulae: true }).entries()) {
    const [record = '', ...more] = cells.map((cell) => String(cell ?? '').trim())
    const answer = more.at(-1) ?? ''
    if (!waiting.has(record) || answer.length > max || (came.has(record) && came.get(record) !== answer)) {
      if (at > 0 || waiting.has(record)) unread.push([record, ...more].filter((cell) => cell !== '').join(' '))
    } else if (answer !== '') came.set(record, answer)
  }
  return { came: [...came].map(([record, answer]) => ({ record, answer })), unread }
}
