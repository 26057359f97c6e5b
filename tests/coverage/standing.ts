// How a row stands: what is claimed of it is what was compared, and no more.
import { isSplit, valuesOf, type Row } from './Row.ts'
import type { Found } from './findMarks.ts'

export type Standing = 'proved' | 'not so' | 'only tested' | 'red'

/** @param files what was found in all test files */
export const standingOf = (name: string, row: Row, files: readonly Found[]): Standing => {
  const isIn = (kind: 'marks' | 'proofs'): boolean =>
    files.some((each) => each[kind].some((mark) => mark.name === name && mark.test !== undefined))
  if (!isSplit(row)) return isIn('marks') ? 'only tested' : 'red'
  if (!isIn('proofs')) return 'red'
  return row.notSo === undefined ? 'proved' : 'not so'
}

/** The row's own values that a proof writes out instead of taking them from the product. */
export const writtenOut = (row: Row, writes: readonly string[]): readonly string[] =>
  isSplit(row) ? valuesOf(row).flatMap(([, value]) => (writes.includes(value) ? [value] : [])) : []
