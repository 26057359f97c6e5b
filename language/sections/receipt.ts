// How far a run is and what came of it, with what is done next: tried again, or undone.
import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

/** Of the entity that is storedAs 'runs': how far it is; once it is over, what was not done is tried again there, and what was done is undone. */
export interface ReceiptSection<W extends AnyWords, Path extends string> extends SectionCommon<W> {
  readonly kind: 'receipt'
  /** What else is told of it. */
  readonly fields?: readonly Path[]
}

export interface ReceiptModel extends SectionModelCommon {
  readonly kind: 'receipt'
  readonly fields: readonly string[]
}

/** Beside the state. */
const needs = ['entity', 'operation', 'total', 'done', 'refused'] as const

export const receipt: SectionKind<ReceiptSection<AnyWords, string>, ReceiptModel> = {
  needs,
  resolve: ({ fields = [] }, { besides, readOf }) => ({ kind: 'receipt', guard: besides(readOf([...needs, ...fields])), fields }),
  paths: ({ fields }) => ['status', ...needs, ...fields],
}
