// Names that the contract or JavaScript keeps for itself, names used twice, and earlier names that still exist.
import type { AddProblem } from '../problem.ts'
import { partsOf, under, type WrittenEntity } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsIn, partsIn, type At, type FieldAt, type PartAt } from './walk.ts'

/** Every record has these by itself. */
const reserved: Readonly<Record<string, string>> = {
  id: 'every record has its id by itself',
  version: 'every record counts its versions by itself',
  status: 'that is the name of a lifecycle; write lifecycle, or call the field otherwise',
  can: 'every record says by itself what can be done',
}
const reservedActions = new Set(['create', 'update', 'remove', 'reorder'])

const ensureField = (part: PartAt, { spec, path }: FieldAt, add: AddProblem): void => {
  const name = String(path.at(-1))
  if (Object.hasOwn(reserved, name))
    add({ code: 'reserved-name', path, at: 'name', message: `A field cannot be called "${name}": ${reserved[name]}.` })
  // The same name: it came from another part.
  if (spec.was !== undefined && spec.was !== name && under(part.spec.fields, spec.was))
    add({ code: 'was-exists', path: [...path, 'was'], message: `"${spec.was}" still exists here, so it cannot have become "${name}".` })
}

const ensurePart = (part: PartAt, add: AddProblem): void => {
  for (const field of fieldsIn(part)) ensureField(part, field, add)
  for (const name of Object.keys(part.spec.lifecycle?.transitions ?? {})) {
    if (!reservedActions.has(name)) continue
    const path = [...part.path, 'lifecycle', 'transitions', name]
    add({ code: 'reserved-name', path, at: 'name', message: `A transition cannot be called "${name}": that is another action.` })
  }
}

const ensureEntity = (entity: At<WrittenEntity>, add: AddProblem): void => {
  const parts = partsOf(entity.spec)
  for (const [name, { was }] of Object.entries(parts)) {
    if (was !== undefined && under(parts, was)) {
      const path = [...entity.path, 'parts', name, 'was']
      add({ code: 'was-exists', path, message: `The part "${was}" still exists, so it cannot have become "${name}".` })
    }
    if (!under(entity.spec.fields, name) && !Object.hasOwn(reserved, name)) continue
    add({
      code: 'reserved-name',
      path: [...entity.path, 'parts', name],
      at: 'name',
      message: `A part cannot be called "${name}": a field has that name.`,
    })
  }
  const transitions = entity.spec.lifecycle?.transitions ?? {}
  for (const name of Object.keys(entity.spec.actions ?? {})) {
    if (!reservedActions.has(name) && !under(transitions, name)) continue
    add({
      code: 'reserved-name',
      path: [...entity.path, 'actions', name],
      at: 'name',
      message: `An action cannot be called "${name}": another one is.`,
    })
  }
}

export const ensureNames: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const { was } = entity.spec
    if (was !== undefined && under(written.entities, was))
      add({
        code: 'was-exists',
        path: [...entity.path, 'was'],
        message: `${was} still exists, so it cannot have become ${entity.spec.entity}.`,
      })
    ensureEntity(entity, add)
    for (const part of partsIn(entity)) ensurePart(part, add)
  }
}
