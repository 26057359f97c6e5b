// Faults that no test can find, since with them the same is done as without: each is told why (sameAsWritten.json), and not planted.
import type { Mutant } from './mutate.ts'
import told from './sameAsWritten.json' with { type: 'json' }

export interface Same extends Pick<Mutant, 'file' | 'text' | 'written' | 'replacement'> {
  readonly why: string
}

/** Wherever its line stands by now. */
export const isSame = (same: Same, { file, text, written, replacement }: Mutant): boolean =>
  same.file === file && same.text === text && same.written === written && same.replacement === replacement

export const sameAsWritten: readonly Same[] = told
