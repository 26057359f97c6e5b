// Posts an operation: its row and all its entries, together or not at all.
import type { QueryExecutorProvider } from 'kysely'
import { openOperation } from './operation.ts'
import type { NewOperation } from './operation.ts'
import { settle } from './settle.ts'
import type { Entry, SettledEntry } from './settle.ts'

export interface Posted {
  readonly operationId: string
  readonly entries: readonly SettledEntry[]
}

/** Throws AlreadyPosted where its cause was used before, RangeError where the entries do not sum to zero. */
export const post = async (tx: QueryExecutorProvider, operation: NewOperation & { readonly entries: readonly Entry[] }): Promise<Posted> => {
  const operationId = await openOperation(tx, operation)
  return { operationId, entries: await settle(tx, operationId, operation.entries) }
}
