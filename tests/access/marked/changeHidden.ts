// Every value that a right of its own guards, changed behind everybody's back: for each right the statements that change what it guards, from the generated tables.
import { isComputed } from '../../../language/fields/derived.ts'
import { neverLeaves } from '../../../language/fields/index.ts'
import type { EntityModel, FieldModel, PartModel } from '../../../language/model.ts'

/** Another value of the same sort; undefined where one cannot be told without knowing more than the column. */
const anotherOf = ({ choices, columns, kind }: FieldModel): string | undefined => {
  const [column] = columns
  if (!column || columns.length > 1 || kind === 'reference' || kind === 'location') return undefined
  const name = `"${column.name}"`
  if (choices)
    return column.sql === 'text' ? `(array[${choices.map(({ value }) => `'${value}'`).join()}])[1 + id % ${choices.length}]` : undefined
  if (column.sql === 'text') return `'changed ' || id`
  if (column.sql === 'boolean') return `not coalesce(${name}, false)`
  if (column.sql === 'timestamptz' || column.sql === 'date') return `coalesce(${name}, now()) - interval '3 days'`
  return column.sql === 'jsonb' || column.sql === 'text[]' ? undefined : `coalesce(${name}, 1) + 1 + id % 3`
}

interface Guarded {
  readonly right: string
  readonly table: string
  readonly sets: string
  readonly path: string
}

const guardedIn = (entity: EntityModel, part: PartModel): readonly Guarded[] =>
  part.fields.flatMap((field) => {
    const rule = (field.read ?? (part.name === '' ? undefined : part.read))?.rule
    const another = isComputed(field) || neverLeaves(field) ? undefined : anotherOf(field)
    if (!rule || !('right' in rule) || another === undefined || entity.key !== 'number') return []
    return [
      {
        right: rule.right,
        table: part.table,
        sets: `"${field.columns[0]?.name ?? ''}" = ${another}`,
        path: `${entity.name}.${field.path}`,
      },
    ]
  })

/** By right: what it guards, and a statement for each. */
export const changesByRight = (entities: readonly EntityModel[], tables: ReadonlySet<string>): ReadonlyMap<string, readonly Guarded[]> => {
  const all = entities.flatMap((entity) => entity.parts.filter(({ table }) => tables.has(table)).flatMap((part) => guardedIn(entity, part)))
  return new Map(all.map(({ right }) => [right, all.filter((each) => each.right === right)]))
}
