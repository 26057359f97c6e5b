// Lines that tell of other records, as the audit's do, name them: the target of a line, and what a reference held before and after a change.
import { refers, traitsOf } from '../../language/fields/index.ts'
import { decide, type Viewer } from '../../language/access.ts'
import { changedPaths, type ValueChanges } from '../../language/fields/changes.ts'
import { targetOf, withTitle } from '../../language/fields/target.ts'
import type { EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Reader } from '../reader.ts'
import { cardsOf } from './cards.ts'
import type { Answer } from './selectPaths.ts'

/** What a record is called; undefined where that is not known, or not for this reader. */
type TitleOf = (entity: string, id: string) => string | undefined

/** Whoever reads of a record elsewhere sees what it is called where they may read that in the record itself. */
const mayName = (viewer: Viewer, { title, titleElse, ...entity }: EntityModel): boolean =>
  [title, ...titleElse].every((path) => {
    const found = partFieldAt(entity, path)
    return found !== undefined && decide(viewer, found.field.read ?? found.part.read).allowed
  })

const held = (value: unknown, entity: string, titleOf: TitleOf): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => held(each, entity, titleOf))
  return typeof value === 'string' ? { id: value, title: titleOf(entity, value) ?? value } : value
}

const inChanges = (product: ProductModel, changes: ValueChanges, titleOf: TitleOf): ValueChanges => {
  const entity = named(product.entities, changes.entity)
  const targets = new Map(
    changedPaths(changes).flatMap((path) => {
      const field = entity && partFieldAt(entity, path)?.field
      return field && refers(field) && field.entity !== undefined ? [[path, field.entity] as const] : []
    }),
  )
  if (targets.size === 0) return changes
  const side = (values: ValueChanges['before']): ValueChanges['before'] =>
    values &&
    Object.fromEntries(
      Object.entries(values).map(([path, value]) => {
        const target = targets.get(path)
        return [path, target === undefined ? value : held(value, target, titleOf)]
      }),
    )
  return { ...changes, before: side(changes.before), after: side(changes.after) }
}

const inTarget = (value: string, titleOf: TitleOf): string => {
  const { entity, id } = targetOf(value)
  return withTitle(value, id === '' ? undefined : titleOf(entity, id))
}

const rename = (product: ProductModel, { field }: PartField, value: unknown, titleOf: TitleOf): unknown => {
  if (value === null || value === undefined) return value
  return traitsOf(field).pointsAnywhere ? inTarget(value as string, titleOf) : inChanges(product, value as ValueChanges, titleOf)
}

/** What records of one entity are called, for whoever may read that. */
export const titlesOf = async (
  reader: Reader,
  viewer: Viewer,
  entity: EntityModel | undefined,
  ids: Iterable<string>,
): Promise<(id: string) => string | undefined> => {
  const cards = entity && mayName(viewer, entity) ? await cardsOf(reader, entity, ids, []) : undefined
  return (id) => cards?.get(id)?.title
}

/** One question an entity, for all that is pointed at. */
const findTitles = async (reader: Reader, viewer: Viewer, wanted: ReadonlyMap<string, ReadonlySet<string>>): Promise<TitleOf> => {
  const found = await Promise.all(
    [...wanted].map(async ([name, ids]) => [name, await titlesOf(reader, viewer, named(reader.product.entities, name), ids)] as const),
  )
  const titles = new Map(found)
  return (entity, id) => titles.get(entity)?.(id)
}

/** @param partFields what the answers hold */
export const nameOthers = async (
  reader: Reader,
  viewer: Viewer,
  answers: readonly Answer[],
  partFields: readonly PartField[],
): Promise<void> => {
  const pointing = partFields.filter(({ field }) => traitsOf(field).pointsAnywhere || traitsOf(field).holdsOthers)
  if (pointing.length === 0) return
  const wanted = new Map<string, Set<string>>()
  const renamed = (answer: Answer, titleOf: TitleOf): Answer =>
    Object.fromEntries(pointing.map((each) => [each.field.path, rename(reader.product, each, answer[each.field.path], titleOf)] as const))
  for (const answer of answers)
    renamed(answer, (entity, id) => {
      wanted.set(entity, (wanted.get(entity) ?? new Set()).add(id))
      return undefined
    })
  if (wanted.size === 0) return
  const titleOf = await findTitles(reader, viewer, wanted)
  for (const answer of answers) Object.assign(answer, renamed(answer, titleOf))
}
