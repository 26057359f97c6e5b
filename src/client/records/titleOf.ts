// By what one recognises a record: its title, else the next thing that it has.
import type { EntityModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { isEmpty } from './textOf.ts'
import type { Row } from './Row.ts'

const wordOf = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const { title, name } = (value ?? {}) as { readonly title?: unknown; readonly name?: unknown }
  const word = title ?? name
  return typeof word === 'string' ? word : undefined
}

/** Never empty: the key stands in where nothing else does. */
export const titleOf = (entity: EntityModel, record: Row): string => {
  const values = [entity.title, ...entity.titleElse].map((path) => valueAt(record, path)).filter((value) => !isEmpty(value))
  return values.map(wordOf).find((word) => word !== undefined && word !== '') ?? record.id
}
