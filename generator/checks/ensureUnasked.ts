// What is done without asking can be taken back, asks nothing, and moves no money.
import { isComputed } from '../../language/fields/derived.ts'
import { classOf } from '../resolve/field.ts'
import type { WrittenEntity, WrittenTransition } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsIn, partsIn, transitionsIn, type At } from './walk.ts'

/** The first amount that its record holds. */
const amountOf = (entity: At<WrittenEntity>): string | undefined =>
  partsIn(entity)
    .flatMap(fieldsIn)
    .find(({ spec }) => !isComputed(spec) && classOf(spec) === 'money')?.full

const against = ({ undo, asks = {}, ownAsks, approval, dialog }: WrittenTransition, amount: string | undefined): string | undefined => {
  const [question] = Object.keys(asks)
  if ('never' in undo) return 'cannot be taken back'
  if (question !== undefined) return `asks for ${question}`
  if (ownAsks !== undefined) return 'asks for the current password'
  if (approval !== undefined) return "may wait for another's approval"
  if (dialog !== undefined) return 'has a dialog of its own'
  return amount && `is about a record that holds money (${amount})`
}

export const ensureUnasked: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const amount = amountOf(entity)
    for (const { name, spec, path } of partsIn(entity).flatMap(transitionsIn)) {
      const why = spec.unasked === undefined ? undefined : against(spec, amount)
      if (why !== undefined)
        add({ code: 'unasked', path: [...path, 'unasked'], at: 'name', message: `${name} ${why}: leave unasked out, it asks first.` })
    }
  }
}
