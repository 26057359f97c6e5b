// Tables of the database: one a part, with the indexes that lists, references and rules of uniqueness need.
import { earlierName } from './earlierName.ts'
import { isComputed } from '../../language/fields/derived.ts'
import { createHash } from 'node:crypto'
import { isOperationList, placeSql } from '../../language/fields/choice.ts'
import { choosesSome, isAmount, neverLeaves, refers, refersToMany, refersToOne, startOf, traitsOf } from '../../language/fields/index.ts'
import { filterOf } from '../../language/filters/index.ts'
import type { EntityModel, FieldModel, PartModel, TableModel } from '../../language/model.ts'
import { heldRoles, keysBy, keysOf } from '../../language/migrations/state.ts'
import { snake } from '../../language/names.ts'
import { pathIn } from '../../language/paths.ts'
import { isStored } from '../filled.ts'
import { sqlName, sqlText } from '../../language/sqlText.ts'
import { under, type WrittenEntity, type WrittenField } from '../written.ts'
import type { Context } from './context.ts'
import { allParts, tableOf } from './entityNames.ts'
import { isSortable } from './list.ts'
import { named } from '../../language/named.ts'

type ColumnRow = TableModel['columns'][number]
type IndexRow = TableModel['indexes'][number]

/** PostgreSQL cuts names at 63 bytes; two names that are cut alike would be one. */
const cut = (name: string): string =>
  name.length <= 63 ? name : `${name.slice(0, 54)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`

const startsSql = (field: FieldModel): string | undefined => {
  if (field.starts === undefined || isComputed(field)) return undefined
  if (field.columns[0]?.sql === 'timestamptz') return 'now()'
  const [stored] = traitsOf(field).encode(startOf(field, ''), field)
  return typeof stored === 'string' && field.columns[0]?.sql !== 'bigint' ? sqlText(stored) : String(stored)
}

/** Of lifecycles, of roles, and of choices that are written one by one. */
const optionsOf = (field: FieldModel, spec: WrittenField | undefined): Pick<ColumnRow, 'options' | 'retired'> => {
  if (!spec && field.choices) return { options: field.choices.map((each) => each.value) }
  if (!spec || !choosesSome(spec) || isOperationList(spec.options)) return {}
  const values = (retired: boolean) => (field.choices ?? []).filter((each) => (each.retired === true) === retired).map((each) => each.value)
  return { options: values(false), ...(values(true).length === 0 ? {} : { retired: values(true) }) }
}

/** Its fields, and their options: what is gone of them nobody would read. */
const rowsIn = ({ row }: FieldModel): readonly string[] | undefined =>
  row?.flatMap(({ name, kind, choices = [] }) => [`${name}: ${kind}`, ...choices.map(({ value }) => `${name}: ${value}`)])

/** What a value is that its type does not tell. */
const heldIn = (context: Context, field: FieldModel, spec: WrittenField | undefined): Pick<ColumnRow, 'holds' | 'held' | 'rows'> => {
  if (spec && refers(spec)) {
    const target = context.entity(spec.entity)
    const was = earlierName(target)
    return { holds: keysOf(tableOf(target.entity)), ...(was === undefined ? {} : { held: keysOf(tableOf(was)) }) }
  }
  if (neverLeaves(field)) return { holds: field.storedAs ?? 'hashed' }
  if (spec && choosesSome(spec) && spec.options === 'roles') return { holds: heldRoles }
  const [column] = field.columns
  const rows = rowsIn(field)
  if (column?.sql === 'jsonb') return { holds: rows ? 'rows' : field.kind, ...(rows && { rows }) }
  return isAmount(field) && field.currency !== undefined ? { holds: `amounts in ${field.currency}` } : {}
}

const columnsOf = (
  context: Context,
  entity: EntityModel,
  part: PartModel,
  field: FieldModel,
  spec: WrittenField | undefined,
): readonly ColumnRow[] => {
  const was = earlierName(spec)
  const starts = startsSql(field)
  const notNull = isStored(entity, part, field)
  return field.columns
    .filter((column) => column.name !== 'id')
    .map((column) => ({
      name: column.name,
      sql: column.sql,
      notNull,
      ...(starts === undefined || field.columns.length > 1 ? {} : { starts }),
      ...(was === undefined ? {} : { was: `${snake(was)}${column.suffix}` }),
      ...(column.suffix === '' ? {} : { field: snake(field.name) }),
      ...optionsOf(field, spec),
      ...heldIn(context, field, spec),
    }))
}

const sortIndex = (entity: EntityModel, part: PartModel, table: string, field: FieldModel): readonly IndexRow[] => {
  const [column] = field.columns
  if (!column || column.name === 'id') return []
  const empty = traitsOf(field).sortEmpty
  const stored = sqlName(column.name)
  const key = field.choices
    ? placeSql({ choices: field.choices }, stored)
    : isStored(entity, part, field)
      ? stored
      : `coalesce(${stored}, ${empty})`
  return [{ name: cut(`${table}_${column.name}_sort`), unique: false, on: `${key}, "id"` }]
}

/** Choices sort by their place in the list of options; found by value they are by another index. */
const valueIndexes = (
  { list }: EntityModel,
  part: PartModel,
  table: string,
  lookedUp: (field: FieldModel) => boolean,
): readonly IndexRow[] => {
  const filters = new Set([
    ...(list?.filters ?? []),
    ...(list?.views ?? []).flatMap((view) => Object.keys(view.filter)),
    ...Object.keys(list?.starts ?? {}),
  ])
  return part.fields
    .filter(
      (field) => lookedUp(field) || (filters.has(field.path) && !isComputed(field) && filterOf(field.filter)?.indexed && field.choices),
    )
    .flatMap(({ columns: [column] }) =>
      column ? [{ name: cut(`${table}_${column.name}_value`), unique: false, on: `${sqlName(column.name)}, "id"` }] : [],
    )
}

const uniqueOn = (fields: readonly FieldModel[]): string =>
  fields
    .flatMap((field) => field.columns.map((column) => (column.sql === 'text' ? `lower(${sqlName(column.name)})` : sqlName(column.name))))
    .join(', ')

/** Alike may be only those in one state, and those that are there no more. */
const whereOf = (entity: EntityModel, part: PartModel, state: string | undefined): { readonly where?: string } => {
  const gone = part.name === '' ? named(part.fields, entity.deletedAt)?.columns[0] : undefined
  const conditions = [...(state === undefined ? [] : [`"status" = ${sqlText(state)}`]), ...(gone ? [`${sqlName(gone.name)} is null`] : [])]
  return conditions.length === 0 ? {} : { where: conditions.join(' and ') }
}

const indexesOf = (entity: EntityModel, part: PartModel, table: string, lookedUp: (field: FieldModel) => boolean): readonly IndexRow[] => {
  const sortable = new Set(entity.list?.sortable)
  const unique = part.fields
    .filter((field) => field.unique && field.columns[0]?.name !== 'id')
    .map((field) => ({ fields: [field.name], where: undefined }))
  const rules = [...unique, ...(part.name === '' ? entity.unique : [])]
  const refs = (is: (field: FieldModel) => boolean, on: (column: string) => string): readonly IndexRow[] =>
    part.fields
      .filter(is)
      .flatMap(({ columns }) => columns.map(({ name }) => ({ name: cut(`${table}_${name}_ref`), unique: false, on: on(sqlName(name)) })))
  return [
    ...part.fields
      .filter((field) => sortable.has(field.path) && isSortable(field))
      .flatMap((field) => sortIndex(entity, part, table, field)),
    ...valueIndexes(entity, part, table, lookedUp),
    ...refs(refersToOne, (column) => `${column}, "id"`),
    ...refs(refersToMany, (column) => `using gin (${column})`),
    ...rules.map((rule) => ({
      name: cut(`${table}_${rule.fields.map(snake).join('_')}_unique`),
      unique: true,
      on: uniqueOn(rule.fields.flatMap((name) => named(part.fields, name) ?? [])),
      ...whereOf(entity, part, rule.where),
    })),
  ]
}

/** A key that is a code is what its field holds, whatever that is called. */
const idOf = (entity: EntityModel, part: PartModel, { key, fields }: WrittenEntity): ColumnRow => {
  const was = key === undefined ? undefined : earlierName(under(fields, key))
  return {
    name: 'id',
    sql: entity.key === 'number' ? 'bigint' : 'text',
    notNull: true,
    ...(key !== undefined && part.name === '' && { holds: keysBy(key), ...(was !== undefined && { held: keysBy(was) }) }),
  }
}

/** A part's table is called after its entity and itself; either may have had another name, and one renaming may be long done. */
const earlierNames = (entity: WrittenEntity, part: PartModel, partWas: string | undefined): readonly string[] => {
  const entities = [earlierName(entity), entity.entity].flatMap((each) => (each === undefined ? [] : [tableOf(each)]))
  if (part.name === '') return entities.slice(0, -1)
  const parts = [partWas, part.name].flatMap((each) => (each === undefined ? [] : [snake(each)]))
  return entities.flatMap((each) => parts.map((name) => `${each}_${name}`)).slice(0, -1)
}

/** Of what has a list, places in which people keep. A field that is called otherwise may have stood in any part, by the name that has now or had until now. */
const renamedOf = (entity: EntityModel, spec: WrittenEntity): Pick<TableModel, 'renamed'> => {
  if (!entity.list) return {}
  const parts = allParts(spec)
  const known = new Set(entity.parts.flatMap(({ fields }) => fields.map(({ path }) => path)))
  const names = (part: string): readonly string[] =>
    part === '' ? [''] : [part, earlierName(parts.find((each) => each.part === part)?.spec) ?? part]
  const places = [...new Set(entity.parts.flatMap(({ name }) => names(name)))]
  const earlier = ({ name: part, fields }: PartModel): readonly (readonly [string, string])[] =>
    fields.flatMap(({ name, path }) => {
      const was = earlierName(under(parts.find((each) => each.part === part)?.spec.fields, name))
      const own = names(part).map((each) => pathIn(each, name))
      const all = was === undefined ? own : [...own, ...places.map((each) => pathIn(each, was))]
      return [...new Set(all)].filter((each) => !known.has(each)).map((each) => [each, path] as const)
    })
  const paths = Object.fromEntries(entity.parts.flatMap(earlier))
  const was = earlierName(spec)
  if (was === undefined && Object.keys(paths).length === 0) return {}
  return { renamed: { ...(was === undefined ? {} : { entity: was }), paths } }
}

const tableFor = (context: Context, entity: EntityModel, part: PartModel, spec: WrittenEntity): TableModel => {
  const written = allParts(spec).find((each) => each.part === part.name)?.spec
  const was = earlierNames(spec, part, earlierName(written))
  return {
    name: part.table,
    entity: entity.name,
    part: part.name,
    columns: [
      idOf(entity, part, spec),
      { name: 'version', sql: 'integer', notNull: true, starts: '1' },
      ...part.fields.flatMap((field) => columnsOf(context, entity, part, field, under(written?.fields, field.name))),
    ],
    indexes: indexesOf(entity, part, part.table, (field) => under(written?.fields, field.name)?.lookedUp === true),
    ...(was.length === 0 ? {} : { was }),
    ...(part.name === '' ? renamedOf(entity, spec) : {}),
  }
}

export const resolveTables = (context: Context, entities: readonly EntityModel[]): readonly TableModel[] =>
  entities
    .filter(({ name }) => context.entity(name).storedAs === undefined)
    .flatMap((entity) => entity.parts.map((part) => tableFor(context, entity, part, context.entity(entity.name))))
