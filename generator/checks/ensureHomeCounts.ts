// What home screens and the bell count: of an entity that is counted and has a list with an address, by filters of that list, for values that there are.
import { refersToOne, traitsOf } from '../../language/fields/index.ts'
import { figureKind } from '../../language/figures/index.ts'
import { filterOf } from '../../language/filters/index.ts'
import { meantOrAll } from '../../language/suggest.ts'
import { listOf } from '../resolve/list.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import {
  under,
  type Written,
  type WrittenAlert,
  type WrittenEntity,
  type WrittenGlance,
  type WrittenNews,
  type WrittenSince,
} from '../written.ts'
import { ensureAmong, valuesAt } from './ensureValues.ts'
import { fieldsOf } from './scope.ts'
import type { At } from './walk.ts'

interface PathAt {
  readonly at: string
  readonly path: SpecPath
  /** It is the name of what stands there. */
  readonly named?: true
  readonly is?: 'a time' | 'a time or a day' | 'a person'
}

type WrittenCounted = WrittenSince | WrittenAlert | WrittenNews

/** The paths that it is filtered by, each with where it stands. */
const pathsIn = ({ spec, path }: At<WrittenCounted>): readonly PathAt[] => [
  ...Object.keys(spec.where ?? {}).map((at): PathAt => ({ at, path: [...path, 'where', at], named: true })),
  ...('at' in spec ? [{ at: spec.at, path: [...path, 'at'], is: 'a time' } as const] : []),
  ...('by' in spec && spec.by !== undefined ? [{ at: spec.by, path: [...path, 'by'], is: 'a person' } as const] : []),
  ...('mine' in spec && spec.mine !== undefined ? [{ at: spec.mine, path: [...path, 'mine'], is: 'a person' } as const] : []),
  ...(['olderThan', 'within'] as const).flatMap((key) => {
    const days = 'at' in spec ? undefined : spec[key]
    return days ? [{ at: days.field, path: [...path, key, 'field'], is: 'a time or a day' } as const] : []
  }),
]

const isIt = (written: Written, entity: WrittenEntity, { at, is }: PathAt): boolean => {
  const field = fieldsOf(entity).get(at)
  if (is === 'a person') return field !== undefined && refersToOne(field) && field.entity === written.person.entity
  const kind = field && filterOf(traitsOf(field).filter)
  return is === undefined || (is === 'a time' ? kind?.moments : kind?.days) === true
}

const ensurePath = (written: Written, entity: WrittenEntity, each: PathAt, add: AddProblem): void => {
  const { at, path, named, is } = each
  const known = listOf(entity)?.filters ?? []
  const here = { path, ...(named ? { at: 'name' as const } : {}) }
  if (!known.includes(at))
    add({
      code: 'not-filtered',
      ...here,
      message: `The list of ${entity.entity} has no filter "${at}", so it could not show those.${meantOrAll(at, known)}`,
    })
  else if (!isIt(written, entity, each)) add({ code: 'wrong-value', ...here, message: `"${at}" is not ${is ?? ''}.` })
}

const ensureCountable = (entity: WrittenEntity, path: SpecPath, add: AddProblem): void => {
  const here = [...path, 'of']
  if (!entity.reads?.getStats) add({ code: 'uncounted', path: here, message: `Nothing counts ${entity.entity}: give it reads.getStats.` })
  if (listOf(entity)?.path === undefined)
    add({ code: 'leads-nowhere', path: here, message: `${entity.entity} has no list with an address.` })
  if (entity.readsAudited)
    add({
      code: 'uncounted',
      path: here,
      message: `Every read of ${entity.entity} leaves a line in the audit, and this would leave one a minute: leave it out.`,
    })
}

export const ensureCounted = (written: Written, counted: At<WrittenCounted>, add: AddProblem): void => {
  const { spec, path } = counted
  const entity = under(written.entities, spec.of)
  if (!entity) return
  ensureCountable(entity, path, add)
  for (const each of pathsIn(counted)) ensurePath(written, entity, each, add)
  for (const [at, values] of Object.entries(spec.where ?? {}))
    ensureAmong(values, valuesAt(written, entity, at), [...path, 'where', at], add)
}

export const ensureGlance = (written: Written, { spec, path }: At<WrittenGlance>, add: AddProblem): void => {
  const reports = under(written.entities, spec.of)?.reports
  if (!under(written.entities, spec.of)) return
  const known = Object.entries(reports ?? {}).flatMap(([name, { on }]) => (on === undefined ? [name] : []))
  const report = known.includes(spec.report) ? under(reports, spec.report) : undefined
  const here = [...path, 'report']
  if (!report)
    add({
      code: 'unknown-report',
      path: here,
      message: `There is no report "${spec.report}" of ${spec.of} about all of them.${meantOrAll(spec.report, known)}`,
    })
  else if (!Object.values(report.figures).some(({ kind, counts }) => figureKind({ kind }).glanced && counts?.at !== undefined))
    add({
      code: 'nothing-at-a-glance',
      path: here,
      message: `"${spec.report}" has no tile that says what it counts, by a time: give it one (counts: { of: '…', at: '…' }).`,
    })
}
