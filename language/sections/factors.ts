// What the person is asked besides their password; on one's own profile with the ways to add to it.
import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

/** What the person is asked besides their password: a list of them, and on one's own profile the ways to add one and to make new recovery codes. */
export interface FactorsSection<W extends AnyWords> extends SectionCommon<W> {
  readonly kind: 'factors'
  /** The one that is storedAs 'factors'. */
  readonly entity: W['entity']
  /** The reference over there that points here. */
  readonly by: string
}

export interface FactorsModel extends SectionModelCommon {
  readonly kind: 'factors'
  readonly entity: string
  readonly by: string
}

export const factors: SectionKind<FactorsSection<AnyWords>, FactorsModel> = {
  resolve: ({ needs, entity, by }, { ruleOf, readOfOthers }) => ({
    guard: needs === undefined ? readOfOthers(entity) : { rule: ruleOf(needs) },
    kind: 'factors',
    entity,
    by,
  }),
  shows: ({ entity, by }) => [{ entity, by, at: [] }],
}
