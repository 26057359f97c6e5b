// An entity that the engine keeps shows what is kept, and nobody changes it.
import { kept } from '../../language/kept.ts'
import { under } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn } from './walk.ts'

export const ensureEngineFields: Ensure = ({ written, add }) => {
  for (const { spec, path } of entitiesIn(written)) {
    if (spec.storedAs === undefined) continue
    const { fields } = kept[spec.storedAs]
    for (const [name, field] of Object.entries(spec.fields)) {
      const kind = under(fields, name)
      if (kind !== field.kind)
        add({
          code: 'not-kept',
          path: [...path, 'fields', name],
          message:
            kind === undefined
              ? `The engine keeps no "${name}". It keeps ${Object.keys(fields).join(', ')}.`
              : `The engine keeps "${name}" as ${kind}, not as ${field.kind}.`,
        })
    }
    for (const word of ['update', 'lifecycle', 'parts', 'create', 'remove', 'actions', 'order', 'unique'] as const)
      if (spec[word] !== undefined)
        add({ code: 'kept-changes', path: [...path, word], at: 'name', message: 'The engine keeps these records; nobody changes them.' })
  }
}
