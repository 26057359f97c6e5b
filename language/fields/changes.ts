// What a change did to a record: fields before and after, as the audit keeps them. A reader gets those that they may read in the record itself.
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface ChangesField<R extends Reading> extends FieldCommon<R> {
  readonly kind: 'changes'
}

/** Values by path; null where there was no record before, or is none after. Masked ones are never whole, secret ones never there. */
export interface ValueChanges {
  readonly entity: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

/** The paths that either side names, in their order. */
export const changedPaths = ({ before, after }: ValueChanges): readonly string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]

export const changes = {
  graphql: () => 'Json',
  columns: () => [{ suffix: '', sql: 'jsonb' }],
  encode: (value) => [JSON.stringify(value)],
  jsonSchema: () => ({ type: 'object', required: ['entity'], properties: { entity: { type: 'string' } } }),
  filter: 'none',
  text: (value) => changedPaths(value).join(', '),
  sample: (_field, seed) => ({ entity: 'Book', before: { shelf: seed }, after: { shelf: seed + 1 } }),
  view: true,
  unbounded: true,
  holdsOthers: true,
} as const satisfies FieldKind<object, ValueChanges>
