// A section of the product's own making: its code is found by its name.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

export interface CustomSection<W extends AnyWords> extends SectionCommon<W> {
  readonly kind: 'custom'
  readonly needs: Requirement<W>
  /** Instead of needs, on one's own record. */
  readonly own?: Requirement<W>
}

export interface CustomSectionModel extends SectionModelCommon {
  readonly kind: 'custom'
  /** Name of its code. */
  readonly custom: string
}

export const custom: SectionKind<CustomSection<AnyWords>, CustomSectionModel> = {
  resolve: ({ needs, own }, { name, ruleOf }) => ({
    kind: 'custom',
    guard: { rule: ruleOf(needs), ...(own === undefined ? {} : { own: ruleOf(own) }) },
    custom: name,
  }),
}
