// Records of another entity that point here.
import type { TextKey } from '../model/text.ts'
import { pascal } from '../names.ts'
import type { AnyWords } from '../words.ts'
import type { HasScreen, SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

/** Records of another entity that point here. */
export interface RelatedSection<W extends AnyWords> extends SectionCommon<W> {
  readonly kind: 'related'
  readonly entity: W['entity']
  /** The reference over there that points here. */
  readonly by: string
  /** Its address below the record's own, where all of them are shown with filters, search, sort and pages: loans. Who may open both the record and this section may open it. */
  readonly path?: string
  /** Drawn as chips of the list's first column instead of as a table. */
  readonly look?: 'chips'
  /** Columns of that list which are left out here. */
  readonly without?: readonly string[]
  /** A line of counts by what that entity's getStats counts by: of all, or of those with these values in a field. */
  readonly counts?: { readonly label: string; readonly of?: { readonly field: string; readonly is: readonly string[] } }
}

export interface RelatedModel extends SectionModelCommon, HasScreen {
  readonly kind: 'related'
  readonly entity: string
  readonly by: string
  readonly look?: 'chips'
  readonly without: readonly string[]
  readonly counts?: { readonly label: TextKey; readonly filter: Readonly<Record<string, readonly string[]>> }
}

export const related: SectionKind<RelatedSection<AnyWords>, RelatedModel> = {
  resolve: ({ needs, entity, by, path, look, without = [], counts }, { name, home, ruleOf, say, readOfOthers }) => ({
    guard: needs === undefined ? readOfOthers(entity) : { rule: ruleOf(needs) },
    kind: 'related',
    entity,
    by,
    ...(path === undefined ? {} : { screen: `${home.name}${pascal(name)}`, path: `${home.path}/${path}` }),
    ...(look ? { look } : {}),
    without,
    ...(counts
      ? { counts: { label: say('sectionCounts', counts.label), filter: counts.of ? { [counts.of.field]: counts.of.is } : {} } }
      : {}),
  }),
  shows: ({ entity, by }) => [{ entity, by, at: [] }],
}
