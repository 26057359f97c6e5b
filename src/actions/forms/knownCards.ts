// The cards a record already carries for one of its references, so that their titles need no question.
import type { FieldModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import type { CardValue, Row } from '../../client/records/Row.ts'

export const knownCards = (field: FieldModel | undefined, record: Row | undefined): readonly CardValue[] => {
  const value = field && valueAt(record, field.path)
  if (Array.isArray(value)) return value as readonly CardValue[]
  return typeof value === 'object' && value !== null ? [value as CardValue] : []
}
