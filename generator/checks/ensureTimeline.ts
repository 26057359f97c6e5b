// A timeline: its records stand at a time, its columns are columns, the audit can be narrowed to the record, and what is composed can be created here.
import { traitsOf } from '../../language/fields/index.ts'
import type { TimelineAuditSpec, TimelineRecordsSpec, TimelineSection } from '../../language/sections/timeline.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { AnyWords } from '../../language/words.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { auditIn } from '../resolve/auditIn.ts'
import { listOf } from '../resolve/list.ts'
import { under, type Written } from '../written.ts'
import { fieldsOf, inRows, type Ensure } from './scope.ts'
import { entitiesIn, sectionsIn } from './walk.ts'

type Timeline = TimelineSection<AnyWords>
type Source = TimelineRecordsSpec<AnyWords> | TimelineAuditSpec

const ensureRecords = (written: Written, { entity, shows = [] }: TimelineRecordsSpec<AnyWords>, path: SpecPath, add: AddProblem): void => {
  const other = under(written.entities, entity)
  const list = other && listOf(other)
  if (!other || !list) return
  const time = fieldsOf(other).get(list.sort.by)
  if (!time?.required || traitsOf(time).moment !== true)
    add({
      code: 'timeless',
      path: [...path, 'entity'],
      message: `The list of ${entity} is sorted by "${list.sort.by}", which is no time that each of them has, so not all would have a place here: sort it by one that is required.`,
    })
  const known = inRows(list)
  for (const [at, name] of shows.entries())
    if (!known.includes(name))
      add({
        code: 'unknown-column',
        path: [...path, 'shows', at],
        message: `The rows of ${entity} have no "${name}".${didYouMean(name, known)}`,
      })
}

/** What the audit of a record is narrowed by, besides the record. */
const narrowedBy = ['operation', 'outcome'] as const

const ensureAudit = (written: Written, path: SpecPath, add: AddProblem): void => {
  const filters: readonly string[] = auditIn(written)?.entity.list?.filters ?? []
  if (narrowedBy.some((name) => !filters.includes(name)))
    add({
      code: 'no-history',
      path: [...path, 'audit'],
      message: `No list of the audit (storedAs: 'audit') has an address and the filters target, ${narrowedBy.join(' and ')}: give it those, or leave this source out.`,
    })
}

const ensureComposes = (written: Written, { from, composes }: Timeline, path: SpecPath, add: AddProblem): void => {
  if (composes === undefined) return
  const at = [...path, 'composes']
  const source: Source | undefined = under(from, composes)
  const other = source && 'entity' in source ? under(written.entities, source.entity) : undefined
  if (!source)
    add({ code: 'unknown-source', path: at, message: `There is no source "${composes}" here.${didYouMean(composes, Object.keys(from))}` })
  else if ('audit' in source) add({ code: 'uncreatable', path: at, message: 'Nobody writes the audit: name a source of records.' })
  else if (other && other.create?.fields.includes(source.by) !== true)
    add({
      code: 'uncreatable',
      path: at,
      message: `No create of ${source.entity} takes in "${source.by}", so none can be written here: give it one, or leave composes out.`,
    })
}

export const ensureTimeline: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written))
    for (const { spec, path } of sectionsIn(entity)) {
      if (!('from' in spec)) continue
      for (const [name, source] of Object.entries(spec.from)) {
        const at = [...path, 'from', name]
        if ('audit' in source) ensureAudit(written, at, add)
        else ensureRecords(written, source, at, add)
      }
      ensureComposes(written, spec, path, add)
    }
}
