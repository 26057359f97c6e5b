// The shape of sections, one for each kind.
import type { CustomSection } from '../../../language/sections/custom.ts'
import type { ReceiptSection } from '../../../language/sections/receipt.ts'
import type { FactorsSection } from '../../../language/sections/factors.ts'
import type { FactsSection } from '../../../language/sections/facts.ts'
import type { FormSection } from '../../../language/sections/form.ts'
import type { SectionKindName } from '../../../language/sections/index.ts'
import type { RelatedSection } from '../../../language/sections/related.ts'
import type { ReportSection } from '../../../language/sections/report.ts'
import type { AttachedSpec, EntriesSpec, SaidSpec, ThreadsSection } from '../../../language/sections/threads.ts'
import type { TimelineAuditSpec, TimelineRecordsSpec, TimelineSection } from '../../../language/sections/timeline.ts'
import type { AnyWords } from '../../../language/words.ts'
import { anyText, byPresence, byProperty, identifier, list, named, object, objectOf, oneOf, record, text, type Shape } from '../shape.ts'
import { paths } from './field.ts'
import { requirement } from './requirement.ts'

const groups = list(named('group'), { atLeast: 1, distinct: 'group' })
/** What every section may say. */
export const shared = { of: groups, needs: requirement, when: named('flag') }
export const actions = list(named('action'), { distinct: 'action' })
const attached = objectOf<AttachedSpec<AnyWords>>({ entity: named('entity'), by: text, of: text, file: text }, {})
const needed = { from: text, text }
const told = { author: text, price: object({ of: text, paid: text }), attached }
/** What is told of each entry of a thread. */
export const said = objectOf<SaidSpec<AnyWords>>(needed, told)
const entries = objectOf<EntriesSpec<AnyWords>>({ entity: named('entity'), by: text, ...needed }, told)
const source: Shape = byPresence({
  audit: objectOf<TimelineAuditSpec>({ label: text, audit: oneOf('decisions', 'edits') }, {}),
  entity: objectOf<TimelineRecordsSpec<AnyWords>>(
    { label: text, entity: named('entity'), by: text },
    { shows: list(text, { atLeast: 1, distinct: 'field' }) },
  ),
})
const shapes: Readonly<Record<SectionKindName, Shape>> = {
  facts: objectOf<FactsSection<AnyWords, string, string>>(
    { kind: anyText, label: text, fields: paths('field') },
    { ...shared, actions, defaults: oneOf(true) },
  ),
  form: objectOf<FormSection<AnyWords, string, string, string>>(
    { kind: anyText, label: text },
    { ...shared, part: named('part'), fields: paths('field'), facts: paths('field'), unless: identifier, actions },
  ),
  related: objectOf<RelatedSection<AnyWords>>(
    { kind: anyText, label: text, entity: named('entity'), by: text },
    {
      ...shared,
      path: identifier,
      look: oneOf('chips'),
      without: list(text, { distinct: 'column' }),
      counts: object({ label: text }, { of: object({ field: text, is: list(text, { atLeast: 1, distinct: 'value' }) }) }),
    },
  ),
  report: objectOf<ReportSection<AnyWords>>({ kind: anyText, label: text, report: text }, shared),
  threads: objectOf<ThreadsSection<AnyWords>>(
    { kind: anyText, label: text, entity: named('entity'), by: text, with: text, entries },
    { ...shared, copyOf: text, last: text, unread: text, marks: list(text, { distinct: 'mark' }), answers: text },
  ),
  timeline: objectOf<TimelineSection<AnyWords>>(
    { kind: anyText, label: text, from: record(source) },
    { of: groups, when: named('flag'), composes: text },
  ),
  factors: objectOf<FactorsSection<AnyWords>>({ kind: anyText, label: text, entity: named('entity'), by: text }, shared),
  receipt: objectOf<ReceiptSection<AnyWords, string>>({ kind: anyText, label: text }, { ...shared, fields: paths('field') }),
  custom: objectOf<CustomSection<AnyWords>>(
    { kind: anyText, label: text, needs: requirement },
    { own: requirement, of: groups, when: named('flag') },
  ),
}
export const section: Shape = byProperty('kind', shapes)
