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

/** A line that nothing parts into cells is parted by its first blank. */
const parted = (cells: readonly string[]): readonly string[] => {
  const [whole = '', ...more] = cells
  const at = whole.search(/\s/)
  return more.length > 0 || at === -1 ? cells : [whole.slice(0, at), whole.slice(at).trim()]
}

/**
 * The first cell is the record's number, the last its answer; one without an answer says nothing. A first line that begins with no number is one of headings:
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
  const [begins = ''] = parted(first)
  const headed = !waiting.has(begins) && !/^\d+$/.test(begins)
  const end = headed ? first.findLastIndex((cell) => cell !== '') : 0
  const last = Math.max(end, 1)
  // A column without a heading holds something: which of them has the answers nobody knows.
  if (headed && end > 0 && end < first.length - 1 && lines.slice(1).some((cells) => cells.slice(end + 1).some((cell) => cell !== '')))
    return { came: [], unread: lines.slice(1).map((cells) => cells.filter((cell) => cell !== '').join(' ')) }
  for (const [at, cells] of lines.entries()) {
    const [record = '', ...more] = last === 1 ? parted(cells) : cells
    const [answer = '', ...beyond] = more.slice(last - 1)
    const isWrong = answer.length > max || beyond.some((cell) => cell !== '')
    if (!waiting.has(record) || isWrong || (came.has(record) && came.get(record) !== answer)) {
      if (at > 0 || !headed) unread.push([record, ...more].filter((cell) => cell !== '').join(' '))
    } else if (answer !== '') came.set(record, answer)
  }
  return { came: [...came].map(([record, answer]) => ({ record, answer })), unread }
}
