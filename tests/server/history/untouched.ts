// Which tables have to hold after an upgrade just what they held before: all but those that one of its migrations writes to.
import type { Migration } from '../../../server/db/readMigrations.ts'
import type { NotedTable } from '../../drill/tableDigests.ts'

const writes = /\b(?:update|insert\s+into|delete\s+from|truncate(?:\s+table)?)\s+"?(\w+)"?/gi

/** @param migrations those of the new version @param before names of those that had run */
export const untouched = (
  noted: readonly NotedTable[],
  migrations: readonly Migration[],
  before: readonly string[],
): readonly NotedTable[] => {
  const added = migrations.filter(({ name }) => !before.includes(name))
  const written = new Set(added.flatMap(({ sql }) => [...sql.matchAll(writes)].map(([, table = '']) => table)))
  return noted.filter(({ name }) => !written.has(name))
}
