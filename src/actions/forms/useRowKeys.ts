// Rows have no key of their own: here each gets one that goes with it when it is moved, so that what is typed stays where it was typed.
import { useState } from 'react'
import type { ListRow, ListRows } from '../../../language/fields/list.ts'

export interface KeyedRow {
  readonly id: string
  readonly row: ListRow
}

let last = 0
const newKey = (): string => `row${(last += 1)}`

const keyed = (rows: ListRows, known: readonly KeyedRow[]): readonly KeyedRow[] =>
  rows.map((row, at) => ({ id: known[at]?.id ?? newKey(), row }))

/** Gives the rows with their keys, and what changes both. */
export const useRowKeys = (rows: ListRows, onChange: (rows: ListRows) => void) => {
  const [known, setKnown] = useState<readonly KeyedRow[]>(() => keyed(rows, []))
  const current = known.length === rows.length && known.every((each, at) => each.row === rows[at]) ? known : keyed(rows, known)
  const change = (next: readonly KeyedRow[]): void => {
    setKnown(next)
    onChange(next.map((each) => each.row))
  }
  /** Adds one at the end. Gives its key. */
  const add = (row: ListRow): string => {
    const id = newKey()
    change([...current, { id, row }])
    return id
  }
  return { rows: current, change, add }
}
