// What is compared, or sorted by: kept, not longer than an index holds; and what leaves the server masked, or not at all, with nothing that somebody types: whoever may try values would be told by the answer which one is right.
import { isComputed } from '../../language/fields/derived.ts'
import { choosesSome, kindOf, leavesWhole, traitsOf } from '../../language/fields/index.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { WrittenEntity, WrittenList } from '../written.ts'
import { columnsOf, type Ensure } from './scope.ts'
import { entitiesIn, fieldsIn, listsIn, partsIn, type At, type FieldAt } from './walk.ts'

const ways = {
  lookedUp: 'whoever asks for a value would be told whether it is that one',
  unique: 'whoever enters a value would be told whether somebody has it',
} as const

/** What an index holds of a text: a third of a page, at four bytes a character. */
const maxIndexed = 600

const lengthOf = ({ spec }: FieldAt): number => {
  if (isComputed(spec) || kindOf(spec.kind).columns(spec)[0]?.sql !== 'text' || choosesSome(spec)) return 0
  const { maxLength } = kindOf(spec.kind).jsonSchema(spec)
  return typeof maxLength === 'number' ? maxLength : 0
}

/** Why nothing compares it in this way; undefined where it may be. */
const whyNot = (field: FieldAt, way: keyof typeof ways): readonly [code: string, message: string] | undefined => {
  const { full, spec } = field
  if (isComputed(spec)) return ['computed-compared', `"${full}" is computed, so the database has no index of it: leave ${way} out.`]
  if (!leavesWhole(spec)) return ['hidden-compared', `"${full}" is kept from its readers, and ${ways[way]}: leave it out.`]
  return undefined
}

/** Together they have to fit into one index. */
const whyTooLong = (fields: readonly FieldAt[]): readonly [code: string, message: string] | undefined => {
  const length = fields.reduce((sum, field) => sum + lengthOf(field), 0)
  if (length <= maxIndexed) return undefined
  const names = fields.map(({ full }) => `"${full}"`).join(' with ')
  return [
    'too-long-compared',
    `${names} may be ${length} characters long, and an index holds ${maxIndexed}: longer ones could not be saved. Give max, or leave it out.`,
  ]
}

/** A list's columns, and what it sorts by without one: each has an index of its own. */
const sortedBy = ({ spec }: At<WrittenList>): readonly string[] => [
  ...columnsOf(spec),
  ...(spec.sortable ?? []),
  spec.sort.by,
  ...Object.values(spec.views ?? {}).flatMap(({ sort }) => sort?.by ?? []),
]

/** What the engine keeps has the indexes it has; an address takes no max, and its 2000 ASCII characters fit. */
const ensureSorted = (entity: At<WrittenEntity>, fields: readonly FieldAt[], add: AddProblem): void => {
  if (entity.spec.storedAs !== undefined) return
  const names = new Set(listsIn(entity).flatMap(sortedBy))
  for (const field of fields.filter(({ full, spec }) => names.has(full) && traitsOf(spec).sortEmpty !== undefined)) {
    const message = `The list sorts by "${field.full}", which may be ${lengthOf(field)} characters long, and an index holds ${maxIndexed}: longer ones could not be saved. Give a smaller max, or make it a longText, which no list sorts by.`
    if ('max' in field.spec && lengthOf(field) > maxIndexed) add({ code: 'too-long-compared', path: [...field.path, 'max'], message })
  }
}

export const ensureUncompared: Ensure = ({ written, add }) => {
  const tell = (problem: readonly [code: string, message: string] | undefined, path: SpecPath): void => {
    if (problem) add({ code: problem[0], message: problem[1], path })
  }
  for (const entity of entitiesIn(written)) {
    const fields = partsIn(entity).flatMap(fieldsIn)
    for (const field of fields)
      for (const way of ['lookedUp', 'unique'] as const)
        if (field.spec[way] === true) tell(whyNot(field, way) ?? whyTooLong([field]), [...field.path, way])
    ensureSorted(entity, fields, add)
    for (const [at, { fields: names }] of (entity.spec.unique ?? []).entries()) {
      const path = [...entity.path, 'unique', at, 'fields']
      const together = names.flatMap((name) => fields.filter(({ full }) => full === name))
      for (const field of together) tell(whyNot(field, 'unique'), [...path, names.indexOf(field.full)])
      tell(whyTooLong(together), path)
    }
  }
}
