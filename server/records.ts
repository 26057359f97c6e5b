// The records' public face for the server's shell: one product's queries and changes on one database.
import { grantUploads } from './actions/grantUploads.ts'
import { runReveal } from './actions/reveal.ts'
import { runChange } from './actions/runChange.ts'
import { runPreview } from './actions/runPreview.ts'
import type { Refusals } from './audit/refusals.ts'
import { openRefusals } from './audit/refusals.ts'
import type { Call, Caller } from './call.ts'
import { throwBusy } from './db/busy.ts'
import type { Database } from './db/openDatabase.ts'
import { openAnnouncing } from './live/announcing.ts'
import type { Announcing } from './live/announcing.ts'
import { runQuery } from './queries/index.ts'
import { searchEverywhere } from './queries/searchEverywhere.ts'
import type { Hit } from './queries/searchEverywhere.ts'
import { poolReader } from './reader.ts'
import type { ServedProduct } from './servedProduct.ts'

export interface Records {
  /** Answers a read in the shape of its GraphQL type. */
  readonly runQuery: (call: Call) => Promise<unknown>
  /** Looks for a text in everything that the caller may read. */
  readonly searchEverywhere: (caller: Caller, text: string) => Promise<readonly Hit[]>
  /** Answers a change with an object of its union (__typename), its preview with a Preview. */
  readonly runChange: (call: Call) => Promise<unknown>
  /** Lines about refusals; to be flushed when the server ends. */
  readonly refusals: Refusals
  /** What changes announce after their commit; to be flushed when the server ends. */
  readonly announcing: Announcing
}

/** @param lost hears of a refusal whose audit line could not be written, and of changes that could not be announced yet */
export const openRecords = (database: Database, product: ServedProduct, lost: (error: unknown) => void): Records => {
  const reader = poolReader(database, product)
  const refusals = openRefusals(database.db, lost)
  const announcing = openAnnouncing(database.pool, lost)
  const change = (call: Call): Promise<unknown> => {
    if (call.operation.preview) return runPreview(reader, call)
    const { does } = call.operation
    if (does === 'upload') return grantUploads(reader, call, refusals)
    return does === 'reveal' ? runReveal(reader, call, refusals) : runChange(reader, call, refusals, announcing)
  }
  return {
    runQuery: (call) => runQuery(reader, call).catch(throwBusy),
    searchEverywhere: (caller, text) => searchEverywhere(reader, caller, text).catch(throwBusy),
    runChange: (call) => change(call).catch(throwBusy),
    refusals,
    announcing,
  }
}
