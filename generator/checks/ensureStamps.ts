// What the system writes along with an action: each stamp goes to a field that can hold it, and nothing is emptied that every record has to have.
import { isComputed } from '../../language/fields/derived.ts'
import { refersToOne, traitsOf } from '../../language/fields/index.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { under, type Written, type WrittenField } from '../written.ts'
import { fieldsOf, type Ensure } from './scope.ts'
import { entitiesIn, partsIn, transitionsIn } from './walk.ts'

type Stamp = 'now' | 'viewer' | 'empty'
type Stamps = Readonly<Partial<Record<string, Stamp>>>

/** Why it holds no such stamp, and what to do; undefined where it does. */
const whyUnstamped = ({ person }: Written, field: WrittenField, stamp: Stamp): string | undefined => {
  if (isComputed(field)) return 'is computed, so nothing is written there: take it out'
  if (stamp === 'empty')
    return field.required ? 'is required, so it cannot be emptied: take it out, or take required out of the field' : undefined
  if (traitsOf(field).stamps?.[stamp] === undefined)
    return `is of kind ${field.kind} and cannot hold ${stamp === 'now' ? 'a time' : 'who did it'}: name a field that can, or take it out`
  return stamp === 'viewer' && refersToOne(field) && field.entity !== person.entity
    ? `refers to a ${field.entity}, and whoever does it is a ${person.entity}: name a field that refers to a ${person.entity}, or take it out`
    : undefined
}

export const ensureStamp = (
  written: Written,
  { name, field, stamp, path }: { readonly name: string; readonly field: WrittenField; readonly stamp: Stamp; readonly path: SpecPath },
  add: AddProblem,
): void => {
  const why = whyUnstamped(written, field, stamp)
  if (why !== undefined) add({ code: 'wrong-stamp', path, message: `"${name}" ${why}.` })
}

export const ensureStamps: Ensure = ({ written, add }) => {
  const ensureAll = (sets: Stamps = {}, fieldAt: (name: string) => WrittenField | undefined, home: SpecPath): void => {
    for (const [name, stamp] of Object.entries(sets)) {
      const [field, path] = [fieldAt(name), [...home, 'sets', name]]
      if (field && stamp) ensureStamp(written, { name, field, stamp, path }, add)
      else if (/^(.*\.)?(id|status)$/.test(name))
        add({ code: 'wrong-stamp', path, message: `"${name}" is given by the system, so nothing is written there: take it out.` })
    }
  }
  for (const entity of entitiesIn(written)) {
    const fields = fieldsOf(entity.spec)
    ensureAll(entity.spec.create?.sets, (name) => fields.get(name), [...entity.path, 'create'])
    for (const part of partsIn(entity)) {
      const own = (name: string): WrittenField | undefined => under(part.spec.fields, name)
      ensureAll(part.spec.sets, own, part.path)
      for (const transition of transitionsIn(part)) ensureAll(transition.spec.sets, own, transition.path)
    }
  }
}
