// Limits of a database's connections that no test meets whose matter they are not, on a machine however slow.
import type { DatabaseOptions } from '../../server/db/openDatabase.ts'

export const patiently: DatabaseOptions = { statementTimeout: 120_000, patience: 120_000, maxMissed: 320, maxUnanswered: 120 }
