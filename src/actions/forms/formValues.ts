// A record's values as its form holds them: references and files as keys, everything else as it travels.
import { uuidOf } from '../../../language/fields/file.ts'
import type { FieldModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import type { Row } from '../../client/records/Row.ts'
import { traitsOf } from '../../../language/fields/index.ts'

const keyOf = (value: unknown): unknown => (typeof value === 'object' && value !== null ? (value as { readonly id?: unknown }).id : value)

/** One value; empty ones are undefined, as forms want them. */
export const formValue = (field: FieldModel, value: unknown): unknown => {
  if (value === null || value === undefined) return undefined
  const { leaves, refers, holdsFile } = traitsOf(field)
  // What travels is the mask alone: it is no value, so the form starts empty and sends what is typed anew.
  if (leaves === 'end') return undefined
  if (refers === 'one') return keyOf(value)
  if (holdsFile) return uuidOf(value)
  return refers === 'many' && Array.isArray(value) ? value.map(keyOf) : value
}

/** The fields' values by name; paths are those of the record. */
export const formValues = (fields: readonly FieldModel[], record: Row | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field) =>
      formValue(field, valueAt(record, field.path)) === undefined ? [] : [[field.name, formValue(field, valueAt(record, field.path))]],
    ),
  )

/** A part as a change answers it, put into the record it is of. */
export const withPart = (record: Row, part: string, current: Row): Row =>
  part === '' ? { ...record, ...current } : { ...record, [part]: { ...(record[part] as object | null), ...current } }
