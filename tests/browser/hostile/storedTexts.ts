// Where a text may be stored that some screen shows: every such field of the model, filled by SQL as if no rule had ever been, each value with the name of its field.
import { allEntities } from '#generated/entities/all.ts'
import { kindOf } from '../../../language/fields/index.ts'
import type { FieldModel } from '../../../language/model.ts'
import type { House } from '../story/openHouse.ts'

interface Place {
  readonly table: string
  readonly column: string
  /** What stands there instead, as SQL: v is a text, c what is there now. */
  readonly value: string
}

/** What lists show of views lies in tables. */
const beneath: Readonly<Record<string, string>> = {
  audit_line: 'audit_record',
  session_line: 'session',
  factor_line: 'factor',
  run_item_line: 'run_item',
}
/** So do two columns of the audit under other names, and one within another. */
const renamed: Readonly<Record<string, string>> = { 'audit_record.name': 'actor_name', 'audit_record.reason': 'input' }

/** What ties records to each other, and the name of an entity, is no text that anybody reads. */
const ties = new Set([
  'Transaction.operation',
  'ManualPayout.operation',
  'ManualPayout.undoOperation',
  'ReconciliationLine.operation',
  'Run.entity',
])

const valueIn = ({ kind, graphql, row = [] }: FieldModel): string | undefined => {
  if (kind === 'derived') return undefined
  const { leaves, pointsAnywhere, holdsFile, holdsOthers } = kindOf(kind)
  if (leaves === 'nothing' || pointsAnywhere) return undefined
  if (holdsFile) return `jsonb_set(c, '{name}', to_jsonb(v))`
  const texts = row.filter((each) => each.graphql === 'String').map(({ name }) => `'${name}', v`)
  if (texts.length > 0) return `jsonb_build_array(jsonb_build_object(${texts.join(', ')}))`
  if (graphql === '[String!]') return 'array[v]'
  if (holdsOthers) return undefined
  return graphql === 'String' ? 'v' : undefined
}

const placesOf = (): readonly (Place & { readonly path: string })[] =>
  allEntities.flatMap(({ name, keyField, parts }) =>
    parts.flatMap(({ table: shown, fields }) =>
      fields.flatMap((field) => {
        const [table, value, column] = [beneath[shown] ?? shown, valueIn(field), field.columns[0]?.name ?? '']
        if (value === undefined || field.name === keyField || ties.has(`${name}.${field.path}`)) return []
        const place = { table, column: renamed[`${table}.${column}`] ?? column, path: `${name}.${field.path}` }
        return [{ ...place, value: place.column === 'input' ? `coalesce(c, '{}') || jsonb_build_object('reason', v)` : value }]
      }),
    ),
  )

/** Paths of texts, as changes name them, as SQL. */
const textPaths = allEntities.flatMap(({ parts }) =>
  parts.flatMap(({ fields }) => fields.flatMap(({ path, graphql }) => (graphql === 'String' ? [`'${path}'`] : []))),
)

/** Of the audit: what changed, wherever a text was before or is now. */
const changed = ['before', 'after'].map((column) => ({
  table: 'audit_record',
  column,
  path: `AuditRecord.${column}`,
  value: `(select jsonb_object_agg(key, case when jsonb_typeof(value) = 'string' and key in (${textPaths.join(', ')}) then to_jsonb(v) else value end) from jsonb_each(c))`,
}))

const all = [...placesOf(), ...changed]

/** Fields whose tags are meant to be tags: cleaned, and never shown as they stand. */
export const formatted = new Set(
  allEntities.flatMap(({ name, parts }) =>
    parts.flatMap(({ fields }) => fields.flatMap(({ kind, path }) => (kind === 'richText' ? [`${name}.${path}`] : []))),
  ),
)

/** Those of tables without rows get none. */
export const storeTexts = async (house: House, texts: readonly string[]): Promise<void> => {
  for (const table of new Set(all.map((each) => each.table))) {
    const places = all.filter((each) => each.table === table)
    const sets = places.map(({ column, value, path }) => {
      const text = `($1::text[])[1 + (r.n + ${all.findIndex((each) => each.path === path) * 37}) % cardinality($1::text[])] || '//${path}#' || r.n || '.'`
      return `"${column}" = (select ${value} from (select t."${column}" as c, ${text} as v) x)`
    })
    await house.sql(`alter table "${table}" disable trigger user`)
    await house.sql(
      `update "${table}" t set ${sets.join(', ')} from (select ctid as at, row_number() over (order by ctid)::int as n from "${table}") r where r.at = t.ctid`,
      [texts],
    )
    await house.sql(`alter table "${table}" enable trigger user`)
  }
}
