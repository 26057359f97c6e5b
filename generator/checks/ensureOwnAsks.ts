// Who asks for the current password of whoever changes something of themselves: what somebody who logs in can change on the record that is oneself.
import { isComputed } from '../../language/fields/derived.ts'
import { currentPassword } from '../../language/currentPassword.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { WrittenEntity, WrittenField } from '../written.ts'
import type { Ensure } from './scope.ts'
import { actionsIn, entitiesIn, fieldsIn, partsIn, type At } from './walk.ts'

const { name: taken } = currentPassword

/** The names that stand beside it in one input. */
const ensureRoom = (fields: Readonly<Record<string, WrittenField>>, path: SpecPath, add: AddProblem): void => {
  if (!Object.hasOwn(fields, taken) || !Object.values(fields).some((each) => each.ownAsks !== undefined)) return
  const message = `The current password is asked as "${taken}" beside it: give it another name.`
  add({ code: 'own-asks-name', path: [...path, taken], at: 'name', message })
}

const noRecord = 'It is about no single record, so about nobody who could be oneself.'

/** An action that asks it is about a record of somebody's: why it is not; undefined where it is. */
const whyNobody = ({ entity, own }: WrittenEntity, on: 'record' | 'list'): string | undefined => {
  if (on === 'list') return noRecord
  return own === undefined ? `No ${entity} is about anybody who logs in: say whom, by own.` : undefined
}

export const ensureOwnAsks: Ensure = ({ written, add }) => {
  const refuse = ({ spec, path }: At<Pick<WrittenField, 'ownAsks'>>, message: string | undefined): void => {
    if (spec.ownAsks !== undefined && message !== undefined) add({ code: 'own-asks-nobody', path: [...path, 'ownAsks'], message })
  }
  for (const entity of entitiesIn(written)) {
    const { person } = written
    const elsewhere =
      entity.spec.entity === person.entity
        ? undefined
        : `No ${entity.spec.entity} is the one who changes it: only who logs in (${person.entity}) has a password to ask for.`
    for (const part of partsIn(entity)) {
      ensureRoom(part.spec.fields, [...part.path, 'fields'], add)
      for (const field of fieldsIn(part)) {
        const still = isComputed(field.spec) || field.spec.written !== undefined || field.spec.fixed !== undefined
        refuse(field, elsewhere ?? (still ? `No form changes "${field.full}", so nothing is asked: say it of what does.` : undefined))
      }
    }
    for (const { spec, path, on } of actionsIn(entity)) {
      refuse({ spec, path }, whyNobody(entity.spec, on))
      ensureRoom(spec.asks ?? {}, [...path, 'asks'], add)
      for (const [name, ask] of Object.entries(spec.asks ?? {}))
        refuse({ spec: ask, path: [...path, 'asks', name] }, elsewhere ?? (on === 'list' ? noRecord : undefined))
    }
  }
}
