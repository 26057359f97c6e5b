// Named values, read only.
import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

/** Named values, read only. */
export interface FactsSection<W extends AnyWords, Path extends string, Action extends string> extends SectionCommon<W> {
  readonly kind: 'facts'
  readonly fields: readonly Path[]
  /** What each starts with is told beside its value. */
  readonly defaults?: true
  readonly actions?: readonly Action[]
}

export interface FactsModel extends SectionModelCommon {
  readonly kind: 'facts'
  readonly fields: readonly string[]
  readonly defaults?: true
  readonly actions: readonly string[]
}

export const facts: SectionKind<FactsSection<AnyWords, string, string>, FactsModel> = {
  resolve: ({ fields, defaults, actions = [] }, { besides, readOf }) => ({
    kind: 'facts',
    guard: besides(readOf(fields)),
    fields,
    ...(defaults ? { defaults } : {}),
    actions,
  }),
  paths: ({ fields }) => fields,
}
