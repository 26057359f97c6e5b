// The same product on the same database over connections that wait for a lock for a moment only.
import { openDatabase } from '../../../server/db/openDatabase.ts'
import { patiently } from '../../run/patiently.ts'
import type { Workbench } from './workbench.ts'

export const hastily = async <Answer>(
  { url, product, serving }: Workbench,
  work: (run: Workbench['run']) => Promise<Answer>,
): Promise<Answer> => {
  const database = openDatabase(url, patiently)
  // Only the lock: whoever waits for a connection may wait.
  database.pool.on('connect', (client) => void client.query('set lock_timeout = 300').catch(() => undefined))
  try {
    return await work(serving(product, database))
  } finally {
    await database.close()
  }
}
