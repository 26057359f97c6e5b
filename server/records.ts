// The records' public face for the server's shell: what each operation does, by its kind, for one product on one database. Nothing else decides that.
import type { OperationDoes } from '../language/model.ts'
import { grantUploads } from './actions/grantUploads.ts'
import { runReveal } from './actions/reveal.ts'
import { openProving } from './actions/proof.ts'
import { runChange, type Changing } from './actions/runChange.ts'
import { runPreview } from './actions/runPreview.ts'
import { openRefusals, type Refusals } from './audit/refusals.ts'
import type { Call, Caller, RunCall } from './call.ts'
import { throwBusy } from './db/busy.ts'
import { errorCode } from './errorCode.ts'
import type { Database } from './db/openDatabase.ts'
import { openAnnouncing, type Announcing } from './live/announcing.ts'
import { answer } from './queries/answer.ts'
import { autocomplete } from './queries/autocomplete.ts'
import { findById } from './queries/findById.ts'
import type { Hit } from './queries/hits.ts'
import { noteRead } from './queries/noteRead.ts'
import { report } from './queries/report.ts'
import { search } from './queries/search.ts'
import { searchEverywhere } from './queries/searchEverywhere.ts'
import { getStats, getSums } from './queries/sumRows.ts'
import { poolReader, readerOf, type Reader } from './reader.ts'
import { Fault } from './Fault.ts'
import type { ProductModel } from './ProductModel.ts'

export interface Records {
  /** Answers a read in the shape of its GraphQL type, a change with an object of its union (__typename), its preview with a Preview. */
  readonly run: RunCall
  /** Looks for a text in everything that the caller may read. */
  readonly searchEverywhere: (caller: Caller, text: string) => Promise<readonly Hit[]>
  /** Lines about refusals; to be flushed when the server ends. */
  readonly refusals: Refusals
  /** What changes announce after their commit; to be flushed when the server ends. */
  readonly announcing: Announcing
}

const badValue = new Set(['22P02', '22003', '22007', '22008', '22021', '22023'])

/** What the database cannot read is a value that a forged cursor, an odd number or a zone of another table of zones brought. */
const refuseBadValue = (error: unknown): never => {
  if (badValue.has(errorCode(error))) throw new Fault('BAD_REQUEST', 'a value of this question is not understood')
  throw error
}

type Read = (reader: Reader, call: Call) => Promise<unknown>

const runsOf = (changing: Changing): Readonly<Record<OperationDoes, RunCall>> => {
  const { reader, refusals } = changing
  const read =
    (query: Read): RunCall =>
    (call) =>
      query(readerOf(reader, call.caller), call).catch(refuseBadValue)
  // It answers records: who looked, and for what, is noted first where the entity asks for it.
  const noted =
    (query: Read): RunCall =>
    (call) =>
      call.entity.readsAudited ? noteRead(reader, call).then(() => read(query)(call)) : read(query)(call)
  const change: RunCall = (call) => (call.operation.preview ? runPreview(reader, call) : runChange(changing, call))
  return {
    search: noted(search),
    findAll: noted(search),
    findById: noted(findById),
    get: noted(findById),
    autocomplete: read(autocomplete),
    getStats: read(getStats),
    getSums: read(getSums),
    answer: read(answer),
    report: read(report),
    create: change,
    update: change,
    remove: change,
    transition: change,
    reorder: change,
    restore: change,
    custom: change,
    upload: (call) => grantUploads(reader, call, refusals),
    reveal: (call) => runReveal(changing, call),
  }
}

/** @param lost hears of a refusal whose audit line could not be written, and of changes that could not be announced yet */
export const openRecords = (database: Database, product: ProductModel, lost: (error: unknown) => void): Records => {
  const reader = poolReader(database, product)
  const refusals = openRefusals(database.db, lost)
  const announcing = openAnnouncing(database.pool, lost)
  const runs = runsOf({ reader, refusals, announcing, prove: openProving(database, product) })
  return {
    run: (call) => runs[call.operation.does](call).catch(throwBusy),
    searchEverywhere: (caller, text) => searchEverywhere(readerOf(reader, caller), caller, text).catch(throwBusy),
    refusals,
    announcing,
  }
}
