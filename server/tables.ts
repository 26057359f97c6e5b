// Tables of the product for the SQL of customs, with their columns by field: of a field that is renamed, nothing compiles that used it.
import { columns } from '#generated/columns.ts'
import { tables } from '#generated/database.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Derived } from './customs.ts'

/** An entity's own table or one of a part: Book, Book.loan. */
export type TableName = keyof typeof columns
type Piece = RawBuilder<unknown>
/** Columns by field; of several tables those that all of them have. */
export type Columns<N extends TableName> = { readonly [Field in keyof (typeof columns)[N]]: Piece }
/** A table in a statement. */
export type Table<N extends TableName> = Pick<Piece, 'toOperationNode'> & Columns<N>

/**
 * `const b = table('Book', 'b')`: in a statement ${b} is "books" as "b", and ${b.title} is "b"."title".
 * Without an alias they are "books" and "title": for what is inserted, set, or read of one table alone.
 */
export const table = <N extends TableName>(name: N, alias?: string): Table<N> => {
  const [entity, part = ''] = name.split('.')
  const stored = tables.find((each) => each.entity === entity && each.part === part)
  if (!stored) throw new Error(`there is no table ${name}`)
  const named = sql.table(stored.name)
  const piece = alias === undefined ? named : sql`${named} as ${sql.ref(alias)}`
  const refs = Object.entries<string>(columns[name]).map(([field, column]) => [
    field,
    sql.ref(alias === undefined ? column : `${alias}.${column}`),
  ])
  return { ...(Object.fromEntries(refs) as Columns<N>), toOperationNode: () => piece.toOperationNode() }
}

/** A derived value of an entity's records, from the columns of their own table. */
export const derive =
  <N extends TableName>(name: N, value: (own: Columns<N>) => Piece): Derived =>
  (own) =>
    value(new Proxy({} as Columns<N>, { get: (_, field) => sql`${own}.${sql.ref(String(Reflect.get(columns[name], field)))}` }))
