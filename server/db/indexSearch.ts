// Makes free search fast where the database can: one trigram index for each searched text. Without the extension searches read more, and answer the same.
import type { Client } from 'pg'
import { isComputed } from '../../language/fields/derived.ts'
import { leavesWhole } from '../../language/fields/index.ts'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { partFieldAt } from '../../language/partFields.ts'

type Runs = Pick<Client, 'query' | 'escapeIdentifier'>

const isWords = (field: FieldModel): boolean =>
  leavesWhole(field) && !isComputed(field) && field.columns.length === 1 && field.columns[0]?.sql === 'text'

const wordIndexes = (
  entities: readonly EntityModel[],
): readonly { readonly name: string; readonly table: string; readonly column: string }[] =>
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

export const indexSearch = async (client: Runs, entities: readonly EntityModel[]): Promise<void> => {
  const wanted = wordIndexes(entities)
  const { rows } = await client.query<{ name: string }>("select indexname as name from pg_indexes where schemaname = 'public'")
  const present = new Set(rows.map((each) => each.name))
  const missing = wanted.filter((each) => !present.has(each.name))
  if (missing.length === 0 || !(await hasTrigrams(client))) return
  for (const { name, table, column } of missing) {
    await client.query(
      `create index ${client.escapeIdentifier(name)} on ${client.escapeIdentifier(table)} using gin (lower(${client.escapeIdentifier(column)}) gin_trgm_ops)`,
    )
  }
}
