// Whether there is anything to do is asked again once it was answered: while a database is slow, a server's looks hold one connection, not one a second.
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type DatabaseConnection } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { NoTables } from '../../server/db/database.ts'
import { openWorking, type WorkingParts } from '../../server/runs/openWorking.ts'

test('a look that is not answered is the only one', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers()
  const asked: (() => void)[] = []
  const connection: DatabaseConnection = {
    executeQuery: () => new Promise((resolve) => void asked.push(() => resolve({ rows: [] }))),
    streamQuery: () => {
      throw new Error('rows are not streamed')
    },
  }
  class Slow extends DummyDriver {
    override acquireConnection(): Promise<DatabaseConnection> {
      return Promise.resolve(connection)
    }
  }
  const db = new Kysely<NoTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Slow(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const working = openWorking({ db } as WorkingParts)
  working.start()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toHaveLength(1)
  asked[0]?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(2)
  await working.stop()
})
