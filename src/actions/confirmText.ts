// What a confirmation says, the record's own values put into it.
import type { TextContext } from '../../language/fields/kind.ts'
import type { ConfirmModel, EntityModel } from '../../language/model.ts'
import { valueAt } from '../../language/paths.ts'
import { fieldAt } from '../client/records/fieldAt.ts'
import type { Row } from '../client/records/Row.ts'
import { textOf } from '../client/records/textOf.ts'

export const confirmText = (entity: EntityModel, { says, params, alsoSays }: ConfirmModel, record: Row, context: TextContext): string => {
  const words = params.map((path) => {
    const field = fieldAt(entity, path)
    const value = valueAt(record, path)
    return field ? textOf(field, value, context) : ''
  })
  const more = alsoSays && alsoSays.texts[String(valueAt(record, alsoSays.by))]
  return more === undefined ? context.t(says, words) : `${context.t(says, words)} ${context.t(more)}`
}
