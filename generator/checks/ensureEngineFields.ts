// An entity that the engine keeps shows what is kept, and nobody changes it but along the states that the engine knows.
import { kept } from '../../language/kept.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { under, type WrittenEntity } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn } from './walk.ts'

const changes = ['update', 'parts', 'create', 'actions', 'order', 'unique'] as const

const ensureStates = (spec: WrittenEntity, states: readonly string[], path: SpecPath, add: AddProblem): void => {
  const { lifecycle } = spec
  const told = `The engine keeps these records in the states ${states.join(', ')}, and starts them in ${states[0]}`
  if (!lifecycle) return add({ code: 'kept-states', path, at: 'name', message: `${told}: the lifecycle is missing.` })
  const written = Object.keys(lifecycle.states)
  const wrong = written.find((each) => !states.includes(each)) ?? states.find((each) => !written.includes(each))
  if (wrong !== undefined)
    return add({
      code: 'kept-states',
      path: [...path, 'lifecycle', 'states', ...(written.includes(wrong) ? [wrong] : [])],
      at: 'name',
      message: `${told}: ${written.includes(wrong) ? `there is no "${wrong}"` : `"${wrong}" is missing`}.`,
    })
  if (lifecycle.starts !== states[0]) add({ code: 'kept-states', path: [...path, 'lifecycle', 'starts'], message: `${told}.` })
}

export const ensureEngineFields: Ensure = ({ written, add }) => {
  for (const { spec, path } of entitiesIn(written)) {
    if (spec.storedAs === undefined) continue
    const { fields, ...known } = kept[spec.storedAs]
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
    const closed = [...changes, ...('removable' in known ? [] : ['remove' as const]), ...('states' in known ? [] : ['lifecycle' as const])]
    for (const word of closed)
      if (spec[word] !== undefined)
        add({ code: 'kept-changes', path: [...path, word], at: 'name', message: 'The engine keeps these records; nobody changes them.' })
    if ('states' in known) ensureStates(spec, known.states, path, add)
  }
}
