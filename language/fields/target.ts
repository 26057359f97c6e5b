// Any record of any entity, as the audit names it: its entity and its id, "User:12".
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface TargetField<R extends Reading> extends FieldCommon<R> {
  readonly kind: 'target'
}

export interface TargetOptions {
  /** Resolved: the locale key of what one record of each entity is called. */
  readonly targets?: Readonly<Record<string, string>>
}

/** Entity and id; the id is empty where only the entity is known. */
export const targetOf = (value: string): { readonly entity: string; readonly id: string } => {
  const colon = value.indexOf(':')
  return colon < 0 ? { entity: value, id: '' } : { entity: value.slice(0, colon), id: value.slice(colon + 1) }
}

export const target = {
  graphql: () => 'String',
  columns: () => [{ suffix: '', sql: 'text' }],
  encode: (value) => [value],
  jsonSchema: () => ({ type: 'string', pattern: '^[A-Z][A-Za-z0-9]*:[A-Za-z0-9_.-]{1,60}$' }),
  filter: 'oneOf',
  text: (value, { targets }, { t }) => {
    const { entity, id } = targetOf(value)
    const name = targets?.[entity]
    return `${name === undefined ? entity : t(name)} ${id}`.trim()
  },
  sample: (_field, seed) => `Book:${seed + 1}`,
  view: true,
  coded: true,
  pointsAnywhere: true,
} as const satisfies FieldKind<TargetOptions, string>
