// What creation and dialogs take in: everything that is demanded, nothing that the system writes, one name once.
import type { Ensure } from './ensures.ts'
import { fieldsOf } from './scope.ts'
import { actionsIn, entitiesIn, partsIn, transitionsIn } from './walk.ts'

export const ensureInputs: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const { create } = entity.spec
    const fields = fieldsOf(entity.spec)
    const asked = new Set<string>()
    for (const [at, path] of (create?.fields ?? []).entries()) {
      const field = fields.get(path)
      const place = [...entity.path, 'create', 'fields', at]
      if (path === 'id' || path.endsWith('status')) add({ code: 'input-of-system', path: place, message: `"${path}" is given by the system.` })
      if (field && (field.written ?? field.kind === 'derived')) add({ code: 'input-of-system', path: place, message: `"${path}" is ${field.written ? 'written by the system' : 'computed'}, so it cannot be given.` })
      const name = path.slice(path.indexOf('.') + 1)
      if (asked.has(name)) add({ code: 'input-twice', path: place, message: `Two inputs are called "${name}".` })
      asked.add(name)
    }
    // An effect of its own may give what is not asked for.
    if (create && create.effect === undefined) {
      for (const [name, field] of Object.entries(entity.spec.fields)) {
        const starts = 'starts' in field && field.starts !== undefined
        if (!field.required || starts || field.written || field.kind === 'derived' || field.of !== undefined || create.fields.includes(name)) continue
        add({ code: 'input-missing', path: [...entity.path, 'create', 'fields'], message: `"${name}" is required and has no value to start with, so creation has to ask for it.` })
      }
    }
    for (const action of actionsIn(entity)) {
      for (const name of Object.keys(action.spec.asks ?? {})) {
        if (action.full === 'create' && asked.has(name)) add({ code: 'input-twice', path: [...action.path, 'asks', name], at: 'name', message: `Two inputs are called "${name}".` })
      }
    }
    for (const part of partsIn(entity)) {
      for (const transition of transitionsIn(part)) {
        for (const [name, ask] of Object.entries(transition.spec.asks ?? {})) {
          const field = part.spec.fields[name]
          if (field?.written && field.kind !== ask.kind) add({ code: 'ask-of-another-kind', path: [...transition.path, 'asks', name, 'kind'], message: `The answer is stored in "${name}", which is of kind ${field.kind}.` })
        }
      }
      for (const [name, field] of Object.entries(part.spec.fields)) {
        if (field.written && field.update !== undefined) add({ code: 'update-of-written', path: [...part.path, 'fields', name, 'update'], message: `"${name}" is written by the system; a right to change it opens nothing.` })
      }
    }
  }
}
