// What a figure counts: fields that are there, kept with the record, and of the sort that each is named for.
import { isComputed } from '../../language/fields/derived.ts'
import { choosesOne, neverLeaves, refersToOne } from '../../language/fields/index.ts'
import { splitPath } from '../../language/paths.ts'
import { meantOrAll } from '../../language/suggest.ts'
import { rowsOf } from '../resolve/conditions.ts'
import { sortOf } from '../resolve/fieldRules.ts'
import type { AddProblem } from '../problem.ts'
import {
  under,
  type Written,
  type WrittenEntity,
  type WrittenField,
  type WrittenFigure,
  type WrittenMeasure,
  type WrittenReport,
} from '../written.ts'
import { ensureTests } from './ensureConditions.ts'
import { columnsOf } from './ensureGives.ts'
import { fieldsOf, pathsOf } from './scope.ts'
import type { At } from './walk.ts'

export interface FigureAt extends At<WrittenFigure> {
  readonly name: string
  readonly report: WrittenReport
  readonly entity: WrittenEntity
}

const pointsAt = (field: WrittenField | undefined, entity: string): boolean =>
  field !== undefined && refersToOne(field) && field.entity === entity

type Wanted = readonly [what: string, isIt: (field: WrittenField | undefined, path: string) => boolean]
const choice: Wanted = ['a choice or a state', (field, path) => (field ? choosesOne(field) : splitPath(path)[1] === 'status')]
const wantedOf = ({ spec, entity }: FigureAt): Readonly<Record<string, Wanted>> => ({
  at: ['a time', (field) => field !== undefined && sortOf(field) === 'moment'],
  sums: ['a number, or an amount whose currency the spec says', (field) => field !== undefined && sortOf(field) === 'number'],
  distinct: ['one value', (field) => field !== undefined && columnsOf(field).length === 1],
  about: [`a reference to a ${entity.entity}`, (field) => pointsAt(field, entity.entity)],
  by: 'of' in spec ? [`a reference to a ${spec.of}`, (field) => pointsAt(field, spec.of)] : choice,
  across: choice,
})

const ensurePaths = (figure: FigureAt, counts: WrittenMeasure, counted: WrittenEntity, add: AddProblem): void => {
  const [fields, known] = [fieldsOf(counted), pathsOf(counted)]
  for (const [key, [wanted, isIt]] of Object.entries(wantedOf(figure))) {
    const at = Reflect.get(counts, key) as string | undefined
    if (at === undefined) continue
    const [field, path] = [fields.get(at), [...figure.path, 'counts', key]]
    if (!known.includes(at))
      add({ code: 'unknown-field', path, message: `${counted.entity} has no field "${at}".${meantOrAll(at, known)}` })
    else if (field && (isComputed(field) || neverLeaves(field)))
      add({ code: 'uncountable', path, message: `"${at}" is not kept with the record, so nothing can be counted by it.` })
    else if (!isIt(field, at)) add({ code: 'uncountable', path, message: `${key} has to be ${wanted}; "${at}" is not.` })
  }
}

const ensureWhere = (written: Written, figure: FigureAt, counts: WrittenMeasure, counted: WrittenEntity, add: AddProblem): void => {
  const path = [...figure.path, 'counts', 'where']
  const known = pathsOf(counted)
  const [where = {}] = rowsOf(counts.where ?? {})
  const [there, missing] = [Object.keys(where).filter((at) => known.includes(at)), Object.keys(where).filter((at) => !known.includes(at))]
  for (const at of missing)
    add({
      code: 'unknown-field',
      path: [...path, at],
      at: 'name',
      message: `${counted.entity} has no field "${at}".${meantOrAll(at, known)}`,
    })
  const asked = Object.fromEntries(there.map((at) => [at, where[at]]))
  ensureTests(written, { spec: asked, path, entity: counted }, add)
}

/** That the counted entity has what a figure goes by, and that it can be counted by it. */
export const ensureCounts = (written: Written, figure: FigureAt, counts: WrittenMeasure, add: AddProblem): void => {
  const counted = under(written.entities, counts.of)
  if (!counted) return
  ensurePaths(figure, counts, counted, add)
  ensureWhere(written, figure, counts, counted, add)
  const [path, isOfRecord] = [[...figure.path, 'counts'], figure.report.on === 'record']
  if (isOfRecord && counts.about === undefined)
    add({
      code: 'about-nothing',
      path,
      message: `This report is about one ${figure.entity.entity}: say by which field of ${counts.of} (about).`,
    })
  if (!isOfRecord && counts.about !== undefined)
    add({
      code: 'about-nothing',
      path: [...path, 'about'],
      message: 'This report is about all of them, so there is no record that it could be about.',
    })
  if (counts.negated && counts.sums === undefined)
    add({
      code: 'negated-count',
      path: [...path, 'negated'],
      at: 'name',
      message: 'Only sums are turned round: say what is added up (sums), or take negated out.',
    })
  if (counts.sums !== undefined && counts.distinct !== undefined)
    add({
      code: 'counted-twice',
      path: [...path, 'distinct'],
      message: 'It adds up or it counts different values: leave one of sums and distinct.',
    })
}
