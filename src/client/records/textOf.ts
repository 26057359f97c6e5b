// A field's value as words, whatever its kind: for cells, facts, labels and screen readers.
import type { TextContext } from '../../../language/fields/kind.ts'
import type { FieldModel } from '../../../language/model.ts'
import { traitsOf } from '../../../language/fields/index.ts'

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What stands where there is no value: the field's own word, else a dash. */
export const emptyText = (field: FieldModel, { t }: TextContext): string => (field.empty === undefined ? '\u2013' : t(field.empty))

/** The value in words; never throws on a value that does not fit its kind, since a list must not break over one cell. */
export const textOf = (field: FieldModel, value: unknown, context: TextContext): string => {
  if (isEmpty(value)) return emptyText(field, context)
  try {
    return traitsOf(field).text(value, field, context)
  } catch {
    return String(value)
  }
}
