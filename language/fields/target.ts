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

interface Target {
  readonly entity: string
  /** Empty where only the entity is known. */
  readonly id: string
  /** What the record is called, for whoever may read that; it stands in answers only, after a further colon. */
  readonly title?: string
}

export const targetOf = (value: string): Target => {
  const [entity = '', id = '', ...title] = value.split(':')
  return { entity, id, ...(title.length > 0 && { title: title.join(':') }) }
}

/** "User:12" as "User:12:Ada Diaz". */
export const withTitle = (value: string, title: string | undefined): string => (title === undefined ? value : `${value}:${title}`)

/** As it is stored and filtered by. */
export const targetKey = (value: string): string => {
  const { entity, id } = targetOf(value)
  return id === '' ? entity : `${entity}:${id}`
}

export const target = {
  graphql: () => 'String',
  columns: () => [{ suffix: '', sql: 'text' }],
  encode: (value) => [value],
  jsonSchema: () => ({ type: 'string', pattern: '^[A-Z][A-Za-z0-9]*:[A-Za-z0-9_.-]{1,60}$' }),
  filter: 'oneOf',
  text: (value, { targets }, { t }) => {
    const { entity, id, title = id } = targetOf(value)
    const name = targets?.[entity]
    return `${name === undefined ? entity : t(name)} ${title}`.trim()
  },
  sample: (_field, seed) => `Book:${seed + 1}`,
  view: true,
  unbounded: true,
  coded: true,
  pointsAnywhere: true,
} as const satisfies FieldKind<TargetOptions, string>
