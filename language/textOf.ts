// Values as words, whatever their kind: for cells, facts, labels and screen readers; and the words by which one recognises a record.
import type { TextContext } from './fields/kind.ts'
import type { FieldModel, EntityModel } from './model.ts'
import { traitsOf } from './fields/index.ts'
import { valueAt } from './paths.ts'

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

const wordOf = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const { title, name } = (value ?? {}) as { readonly title?: unknown; readonly name?: unknown }
  const word = title ?? name
  return typeof word === 'string' ? word : undefined
}

/**
 * By what one recognises a record: its title, else the next thing that it has.
 * Never empty: the key stands in where nothing else does.
 */
export const titleOf = (entity: EntityModel, record: { readonly id: string }): string => {
  const values = [entity.title, ...entity.titleElse].map((path) => valueAt(record, path)).filter((value) => !isEmpty(value))
  return values.map(wordOf).find((word) => word !== undefined && word !== '') ?? record.id
}

/** What a heading calls a record: its title, or its kind and number, since a bare number says nothing by itself. */
export const nameOf = (entity: EntityModel, record: { readonly id: string }, t: (key: string) => string): string =>
  entity.title === 'id' ? `${t(entity.one)} ${record.id}` : titleOf(entity, record)
