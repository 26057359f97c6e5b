// Names that the contract or JavaScript keeps for itself, names used twice, and earlier names that still exist.
import { partsOf } from '../written.ts'
import type { Ensure } from './ensures.ts'
import { entitiesIn, fieldsIn, partsIn } from './walk.ts'

/** Every record has these by itself. */
const reserved: Readonly<Record<string, string>> = {
  id: 'every record has its id by itself',
  version: 'every record counts its versions by itself',
  status: 'that is the name of a lifecycle; write lifecycle, or call the field otherwise',
  can: 'every record says by itself what can be done',
}
const graphqlWords = new Set(['true', 'false', 'null'])
const reservedActions = new Set(['create', 'update', 'remove'])

export const ensureNames: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    if (entity.spec.was !== undefined && written.entities[entity.spec.was]) add({ code: 'was-exists', path: [...entity.path, 'was'], message: `${entity.spec.was} still exists, so it cannot have become ${entity.spec.entity}.` })
    for (const part of partsIn(entity)) {
      for (const field of fieldsIn(part)) {
        const name = String(field.path.at(-1))
        if (Object.hasOwn(reserved, name)) add({ code: 'reserved-name', path: field.path, at: 'name', message: `A field cannot be called "${name}": ${reserved[name]}.` })
        const { was } = field.spec
        if (was !== undefined && part.spec.fields[was]) add({ code: 'was-exists', path: [...field.path, 'was'], message: `"${was}" still exists here, so it cannot have become "${name}".` })
        const values = (field.spec.kind === 'choice' || field.spec.kind === 'choices') && field.spec.options !== 'roles' ? Object.keys(field.spec.options) : []
        for (const value of values.filter(each => graphqlWords.has(each))) add({ code: 'bad-name', path: [...field.path, 'options', value], at: 'name', message: `"${value}" cannot be a value; write it otherwise.` })
      }
      for (const name of Object.keys(part.spec.lifecycle?.transitions ?? {})) {
        if (reservedActions.has(name)) add({ code: 'reserved-name', path: [...part.path, 'lifecycle', 'transitions', name], at: 'name', message: `A transition cannot be called "${name}": that is another action.` })
      }
    }
    for (const name of Object.keys(partsOf(entity.spec))) {
      if (entity.spec.fields[name] ?? Object.hasOwn(reserved, name)) add({ code: 'reserved-name', path: [...entity.path, 'parts', name], at: 'name', message: `A part cannot be called "${name}": a field has that name.` })
    }
    const transitions = entity.spec.lifecycle?.transitions ?? {}
    for (const name of Object.keys(entity.spec.actions ?? {})) {
      if (reservedActions.has(name) || transitions[name]) add({ code: 'reserved-name', path: [...entity.path, 'actions', name], at: 'name', message: `An action cannot be called "${name}": another one is.` })
    }
  }
}
