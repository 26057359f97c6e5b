// A long list: transactions copied until there are as many as asked. Only for reading speed; the ledger knows nothing of the copies.
import { Client } from 'pg'

/** @returns how many rows there are. Each copy of the table is a second apart, so that their order is certain. */
export const fillRows = async (ownerUrl: string, wanted: number): Promise<number> => {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const count = async (): Promise<number> =>
      (await client.query<{ count: number }>('select count(*)::int as count from transactions')).rows[0]?.count ?? 0
    const { rows } = await client.query<{ names: string; values: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names,
        string_agg(case column_name when 'create_time' then 'create_time - interval ''1 second''' else quote_ident(column_name) end, ', ') as values
       from information_schema.columns where table_name = 'transactions' and column_name <> 'id'`,
    )
    for (let there = await count(); there < wanted; there = await count()) {
      const more = Math.min(there, wanted - there)
      await client.query(
        `insert into transactions (${rows[0]?.names}) select ${rows[0]?.values} from transactions order by id limit ${more}`,
      )
    }
    await client.query('vacuum analyze transactions')
    return await count()
  } finally {
    await client.end()
  }
}
