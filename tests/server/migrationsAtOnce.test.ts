// A database that is two releases behind takes both steps at once: what the second carries on is there after the first.
import { expect, it } from 'vitest'
import { stepTo } from '../../language/migrations/step.ts'
import type { TableModel } from '../../language/model.ts'
import { withClient } from '../../server/db/withClient.ts'
import { column, table, type ColumnRow } from '../generator/tableRows.ts'
import { openOwnCluster } from './processes/ownCluster.ts'

it('loses no value: a new part, and what comes into it', async () => {
  const cluster = await openOwnCluster()
  const part = (...columns: readonly ColumnRow[]) => table(columns, { name: 'books_more', part: 'more' })
  const about = column('about', { notNull: true })
  const way = [[table([about])], [table([about]), part()], [table([]), part({ ...about, was: 'about' })]]
  try {
    await withClient(cluster.ownerUrl, async (client) => {
      let tables: readonly TableModel[] = []
      for (const [at, wanted] of way.entries()) {
        const step = stepTo(tables, wanted)
        expect(step.narrowings).toEqual([])
        await client.query(step.sql)
        tables = step.tables
        if (at === 0) await client.query("insert into books (id, about) values (7, 'kept')")
      }
      expect((await client.query('select id::text, about from books_more')).rows).toEqual([{ id: '7', about: 'kept' }])
    })
  } finally {
    await cluster.stop()
  }
})
