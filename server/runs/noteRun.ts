// What was done with a run as a whole: one line of the audit, and what is told of it.
import { entityOfKept } from '../../language/kept.ts'
import { eventsOf } from '../actions/announce.ts'
import { auditInsert } from '../audit/auditRecord.ts'
import type { Caller } from '../call.ts'
import type { Touched } from '../customs.ts'
import type { Tx } from '../db/database.ts'
import { timeOf } from '../db/timeOf.ts'
import type { Bag } from '../isBag.ts'
import type { ProductModel } from '../ProductModel.ts'

export interface RunNote {
  readonly actor: Caller
  /** Its name in the audit. */
  readonly action: 'startRun' | 'fileRun' | 'answerRun'
  readonly run: string
  readonly version: number
  /** How many records. */
  readonly count: number
  readonly key: string
  readonly input: Bag
  readonly created?: true
}

/** @returns what is to be announced */
export const noteRun = async (
  tx: Tx,
  product: ProductModel,
  { actor, action, run: id, version, count, key, input, created }: RunNote,
): Promise<readonly string[]> => {
  const runs = entityOfKept(product.entities, 'runs')
  if (!runs) throw new Error('no entity shows the receipts of runs')
  const touched: Touched[] = [{ entity: runs.name, part: '', id, version, removed: false, ...(created && { created }) }]
  const of = { actor, action, operation: action, entity: runs.name, record: id, version, outcome: 'DONE' } as const
  await auditInsert({ ...of, count, key, input, touched }).execute(tx)
  return eventsOf({ product, time: await timeOf(tx), action, actor, touched, tx }, { id, actor: actor.id })
}
