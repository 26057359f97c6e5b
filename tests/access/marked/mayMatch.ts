// Whether somebody may be told by which words of a field a record is found: only who may read the field there. From the written specs alone.
import { meets, type Person } from '../oracle/holds.ts'
import { flat } from '../oracle/names.ts'
import type { Operation } from '../oracle/Operation.ts'
import { entityNamed, namesItsOwn, partsOf, pathAsks } from '../oracle/parts.ts'
import type { EntityText, Specs } from '../oracle/shapes.ts'
import type { Marked } from './markFields.ts'

/** The name under which a card shows a field; undefined where it does not. */
const onCard = ({ title, card }: EntityText, path: string): string | undefined =>
  path === title ? 'title' : card?.under?.includes(path) ? flat(path) : undefined

/** The record itself is read, a list of it or its choice. */
const mayRead = (specs: Specs, person: Person, operation: Operation, path: string): boolean => {
  const entity = entityNamed(specs, operation.entity)
  if (meets(specs, person, pathAsks(entity, path).need)) return true
  if (namesItsOwn(entity, path)) return false
  const name = operation.does === 'autocomplete' ? onCard(entity, path) : path
  if (name === undefined) return false
  if (operation.does === 'autocomplete' && meets(specs, person, operation.need)) return true
  return operation.pages.some(({ need, fields }) => (fields.has(name) || fields.has(path)) && meets(specs, person, need))
}

/** Another record refers to it, and shows its card. */
const isShown = (specs: Specs, person: Person, target: EntityText, path: string): boolean =>
  meets(specs, person, pathAsks(target, path).need) || (!namesItsOwn(target, path) && onCard(target, path) !== undefined)

export const refersTo = (entity: EntityText, target: string): boolean =>
  partsOf(entity).some(({ text }) => Object.values(text.fields).some((field) => field.entity === target))

export const mayMatch = (specs: Specs, person: Person, operation: Operation, { entity, path, kind }: Marked): boolean => {
  if (kind === 'secret' || kind === 'masked') return false
  const here = entityNamed(specs, operation.entity)
  if (here.entity === entity && mayRead(specs, person, operation, path)) return true
  return operation.does === 'list' && refersTo(here, entity) && isShown(specs, person, entityNamed(specs, entity), path)
}
