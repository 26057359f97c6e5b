// Posts an operation: its row, all its entries and the balances they leave, in one statement.
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { LockedAccount } from './account.ts'
import { openedId, openingOf, openOperation } from './operation.ts'
import type { NewOperation } from './operation.ts'
import { settlementOf } from './settle.ts'
import type { Entry, SettledEntry } from './settle.ts'

export interface Posted {
  readonly operationId: string
  readonly entries: readonly SettledEntry[]
}

/**
 * Throws AlreadyPosted where its cause was used before, RangeError where the entries do not sum to zero.
 * @param locked the accounts, where this transaction has locked them already
 */
export const post = async (
  tx: QueryExecutorProvider,
  operation: NewOperation & { readonly entries: readonly Entry[] },
  locked?: ReadonlyMap<string, LockedAccount>,
): Promise<Posted> => {
  const settlement = await settlementOf(tx, operation.entries, locked)
  if (!settlement) return { operationId: await openOperation(tx, operation), entries: [] }
  const { rows } = await sql<{ id: string }>`with op as (${openingOf(operation)}), ${settlement.steps} select id from op`.execute(tx)
  return { operationId: openedId(rows, operation), entries: settlement.settled }
}
