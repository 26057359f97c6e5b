// Which keys of the installation open what is sealed in a database: their ids stand before each sealed value.
import type { Client } from 'pg'
import { sealedMark } from '../secrets/openSealing.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { TablePart } from './Manifest.ts'

/** @param tables of the database: it may be of an earlier release, which does not have all columns that the product seals */
export const neededKeys = async (
  client: Client,
  { entities }: ProductModel,
  tables: readonly Omit<TablePart, 'rows'>[],
): Promise<readonly string[]> => {
  const sealed = entities.flatMap(({ parts }) =>
    parts.flatMap(({ table, fields }) =>
      fields.flatMap(({ storedAs, columns }) => (storedAs === 'sealed' ? columns.map(({ name }) => [table, name] as const) : [])),
    ),
  )
  const found = new Set<string>()
  // Of the engine's own tables one has something sealed: the secrets of authenticator apps.
  for (const [table, column] of [...sealed, ['factor', 'key'] as const]) {
    if (!tables.some(({ name, columns }) => name === table && columns.includes(column))) continue
    const [from, value] = [client.escapeIdentifier(table), client.escapeIdentifier(column)]
    // One statement after the other: they are of one transaction.
    // eslint-disable-next-line no-await-in-loop
    const { rows } = await client.query<{ id: string }>(
      `select distinct split_part(${value}, '.', 2) as id from ${from} where starts_with(${value}, $1)`,
      [sealedMark],
    )
    for (const { id } of rows) found.add(id)
  }
  return [...found].toSorted()
}
