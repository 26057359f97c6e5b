// The shape of reports and their figures, one for each kind of those. Whether paths are there is asked where the counted entity is known.
import type { FigureKindName, FigureSpec } from '../../../language/figures/index.ts'
import type { MeasureSpec } from '../../../language/figures/measure.ts'
import type { ReportSpec } from '../../../language/reports.ts'
import type { AnyWords } from '../../../language/words.ts'
import { anyText, byProperty, identifier, named, object, objectOf, oneOf, record, text, type Properties, type Shape } from '../shape.ts'
import { rowAnywhere } from './condition.ts'
import { requirement } from './requirement.ts'

const counted: { readonly [K in Exclude<keyof MeasureSpec<AnyWords>, 'of'>]-?: Shape } = {
  at: text,
  sums: text,
  distinct: text,
  negated: oneOf(true),
  where: rowAnywhere,
  about: text,
}
const measure = (must: Properties = {}, may: Properties = {}): Shape => object({ of: named('entity'), ...must }, { ...counted, ...may })

type Figure<K extends FigureKindName> = Extract<FigureSpec<AnyWords>, { kind: K }>
const common = { kind: anyText, label: text, part: text }
const words = record(text, /^[A-Za-z][A-Za-z0-9_]*$/, 'a value such as LIKE_THIS')

const figures: { readonly [K in FigureKindName]: Shape } = {
  tile: objectOf<Figure<'tile'>>(common, { counts: measure() }),
  days: objectOf<Figure<'days'>>(common, { counts: measure({ at: text }, { by: text }), keys: words, within: text }),
  split: objectOf<Figure<'split'>>({ ...common, column: text }, { counts: measure({ by: text }, { across: text }), keys: words }),
  ranks: objectOf<Figure<'ranks'>>({ ...common, of: named('entity'), column: text }, { counts: measure({ by: text }), gone: text }),
}

export const reports = record(
  objectOf<ReportSpec<AnyWords>>(
    { needs: requirement, parts: record(object({}, { needs: requirement })), figures: record(byProperty('kind', figures)) },
    { by: identifier, wire: identifier, on: oneOf('record') },
  ),
)
