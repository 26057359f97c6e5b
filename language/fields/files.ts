// Several files, to be looked at one after the other. Computed only: each of them is stored by a record of its own.
import { file, uuidSchema, type FileValue } from './file.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface FilesField<R extends Reading> extends FieldCommon<R> {
  readonly kind: 'files'
}

export const files = {
  graphql: () => '[File!]',
  columns: () => [{ suffix: '', sql: 'jsonb' }],
  encode: (value) => [JSON.stringify(value)],
  jsonSchema: () => ({ type: 'array', items: uuidSchema }),
  filter: 'none',
  text: (value) => value.map((each) => each.name).join(', '),
  sample: (field, seed) => [file.sample(field, seed), file.sample(field, seed + 1)],
  view: true,
  unbounded: true,
} as const satisfies FieldKind<object, readonly FileValue[]>
