// Rows that every reader may rely on: the one record of a single entity, and a row of each part for every record.
import type { Client } from 'pg'
import type { EntityModel, TableModel } from '../../language/model.ts'

/** Id of the one record of a single entity. */
export const singleId = 'site'

const isFillable = (table: TableModel | undefined): boolean =>
  table !== undefined && table.columns.every((each) => !each.notNull || each.starts !== undefined || each.name === 'id')

const fillEntity = async (
  client: Pick<Client, 'query' | 'escapeIdentifier'>,
  { parts, key }: EntityModel,
  tables: ReadonlyMap<string, TableModel>,
): Promise<void> => {
  const quoted = (table: string): string => client.escapeIdentifier(table)
  const [own, ...others] = parts
  if (own === undefined) return
  if (key === 'single' && isFillable(tables.get(own.table)))
    await client.query(`insert into ${quoted(own.table)} (id) values ($1) on conflict do nothing`, [singleId])
  for (const part of others.filter((each) => isFillable(tables.get(each.table)))) {
    await client.query(
      `insert into ${quoted(part.table)} (id) select o.id from ${quoted(own.table)} o where not exists (select from ${quoted(part.table)} p where p.id = o.id)`,
    )
  }
}

/** Safe to repeat; also for whoever filled entities by hand (demo). */
export const fillRows = async (
  client: Pick<Client, 'query' | 'escapeIdentifier'>,
  { entities, tables }: { readonly entities: readonly EntityModel[]; readonly tables: readonly TableModel[] },
): Promise<void> => {
  const byName = new Map(tables.map((each) => [each.name, each]))
  for (const entity of entities) await fillEntity(client, entity, byName)
}
