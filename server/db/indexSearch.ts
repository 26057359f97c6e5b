// Makes free search fast where the database can: one trigram index for each searched text. Without the extension searches read more, and answer the same.
import type { Client } from 'pg'
import { isComputed } from '../../language/fields/derived.ts'
import { leavesWhole } from '../../language/fields/index.ts'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { partFieldAt } from '../../language/partFields.ts'

type Runs = Pick<Client, 'query' | 'escapeIdentifier'>

const isWords = (field: FieldModel): boolean =>
  leavesWhole(field) && !isComputed(field) && field.columns.length === 1 && field.columns[0]?.sql === 'text'

interface WordIndex {
  readonly name: string
  readonly table: string
  readonly column: string
}

const wordIndexes = (entities: readonly EntityModel[]): readonly WordIndex[] =>
  entities.flatMap((entity) => {
    const searched = new Set([
      ...(entity.list?.search ?? []),
      ...(entity.autocomplete === undefined ? [] : [entity.title, ...entity.titleElse]),
    ])
    return [...searched].flatMap((path) => {
      const partField = partFieldAt(entity, path)
      const column = partField && isWords(partField.field) ? partField.field.columns[0]?.name : undefined
      return partField === undefined || column === undefined
        ? []
        : [{ name: `${partField.part.table}_${column}_words`.slice(-63), table: partField.part.table, column }]
    })
  })

const hasTrigrams = async (client: Runs): Promise<boolean> => {
  await client.query('savepoint trigrams')
  try {
    await client.query('create extension if not exists pg_trgm')
    await client.query('release savepoint trigrams')
    return true
  } catch {
    await client.query('rollback to savepoint trigrams')
    return false
  }
}

/** With what each is over: a column that is called otherwise by now took its index along, under the name of before. */
const present = `
  select i.relname::text as name, t.relname::text as "table", a.attname::text as "column"
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid join pg_am m on m.oid = i.relam
  join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.oid and d.refclassid = 'pg_class'::regclass and d.refobjid = t.oid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where i.relnamespace = 'public'::regnamespace and m.amname = 'gin' and x.indexprs is not null and d.refobjsubid > 0 and right(i.relname, 6) = '_words'`

const isSame = (one: WordIndex, other: WordIndex): boolean =>
  one.name === other.name && one.table === other.table && one.column === other.column

export const indexSearch = async (client: Runs, entities: readonly EntityModel[]): Promise<void> => {
  const wanted = wordIndexes(entities)
  const { rows } = await client.query<WordIndex>(present)
  for (const { name } of rows.filter((each) => !wanted.some((other) => isSame(each, other))))
    await client.query(`drop index ${client.escapeIdentifier(name)}`)
  const missing = wanted.filter((each) => !rows.some((other) => isSame(each, other)))
  if (missing.length === 0 || !(await hasTrigrams(client))) return
  for (const { name, table, column } of missing) {
    await client.query(
      `create index ${client.escapeIdentifier(name)} on ${client.escapeIdentifier(table)} using gin (lower(${client.escapeIdentifier(column)}) gin_trgm_ops)`,
    )
  }
}
