// The person who logs in: every path of it exists, and so do the states that may enter; the key and stamps are what they have to be.
import { didYouMean } from '../../language/suggest.ts'
import { partsOf, under } from '../written.ts'
import type { Ensure } from './scope.ts'
import { pathsOf } from './scope.ts'
import { entitiesIn, partsIn, transitionsIn } from './walk.ts'
import { traitsOf } from '../../language/fields/index.ts'

export const ensurePerson: Ensure = ({ written, add }) => {
  const { entity: name, account, enters, refusal: _refusal, ...paths } = written.person
  const person = written.entities[name]
  if (person) {
    const known = pathsOf(person)
    const states = Object.keys(person.lifecycle?.states ?? {})
    for (const [key, path] of [
      ...Object.entries(paths).map((each) => [['person', each[0]], each[1]] as const),
      ...Object.entries(account).map((each) => [['person', 'account', each[0]], each[1]] as const),
    ]) {
      if (!known.includes(path))
        add({ code: 'unknown-field', path: key, message: `${name} has no field "${path}".${didYouMean(path, known)}` })
    }
    for (const [at, state] of enters.entries())
      if (!states.includes(state))
        add({
          code: 'unknown-state',
          path: ['person', 'enters', at],
          message: `${name} has no state "${state}".${didYouMean(state, states)}`,
        })
  }
  const site = written.entities[written.app.configuration.entity]
  const { part } = written.app.configuration
  if (site && part !== '' && !partsOf(site)[part])
    add({
      code: 'unknown-part',
      path: ['app', 'configuration', 'part'],
      message: `${written.app.configuration.entity} has no part "${part}".${didYouMean(part, Object.keys(partsOf(site)))}`,
    })
}

/** The field that is a record's key is a text that is always there; what is stamped has the kind of its stamp. */
export const ensureKeysAndStamps: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const { key } = entity.spec
    const field = key === undefined || key === 'single' ? undefined : under(entity.spec.fields, key)
    if (field && (!traitsOf(field).mayBeKey || field.required !== true))
      add({ code: 'bad-key-field', path: [...entity.path, 'key'], message: `The key "${key}" has to be a required text.` })
    for (const part of partsIn(entity)) {
      for (const transition of transitionsIn(part)) {
        for (const [name, stamp] of Object.entries(transition.spec.sets ?? {})) {
          const field = under(part.spec.fields, name)
          const kind = field?.kind
          const fits = stamp === 'empty' || (field !== undefined && stamp !== undefined && traitsOf(field).stamps?.[stamp] !== undefined)
          if (kind !== undefined && !fits)
            add({
              code: 'wrong-stamp',
              path: [...transition.path, 'sets', name],
              message: `"${name}" is of kind ${kind} and cannot hold ${stamp === 'now' ? 'a time' : 'who did it'}.`,
            })
        }
      }
    }
  }
}
