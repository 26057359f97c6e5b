// What staff put in order: by a whole number that the server writes, in a list that shows all of it in that order.
import { refersToOne, traitsOf } from '../../language/fields/index.ts'
import type { AddProblem } from '../problem.ts'
import { listOf } from '../resolve/list.ts'
import { under, type WrittenEntity } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, type At } from './walk.ts'

const ensureFields = ({ spec, path }: At<WrittenEntity>, add: AddProblem): void => {
  const { by, within } = spec.order ?? { by: '' }
  const place = under(spec.fields, by)
  if (place && !(traitsOf(place).number?.({}).decimals === 0 && place.written && place.required && 'starts' in place))
    add({
      code: 'order-by',
      path: [...path, 'order', 'by'],
      message: `"${by}" keeps the order, so it has to be a required integer that starts with a number and is written by the server.`,
    })
  const holder = within === undefined ? undefined : under(spec.fields, within)
  if (holder && !(refersToOne(holder) && holder.required))
    add({
      code: 'order-within',
      path: [...path, 'order', 'within'],
      message: `Records are ordered within what they refer to; "${within}" is no required reference.`,
    })
}

export const ensureOrder: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written)) {
    const { order } = entity.spec
    if (!order) continue
    ensureFields(entity, add)
    const list = listOf(entity.spec)
    if (!list?.whole || list.sort.by !== order.by || list.sort.first !== 'lowest')
      add({
        code: 'order-without-list',
        path: [...entity.path, 'order'],
        at: 'name',
        message: `What is put in order needs a list that is whole and sorted by "${order.by}", lowest first.`,
      })
  }
}
