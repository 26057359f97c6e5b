// Keeps a run with its records: begun at once, or handed out and waiting for what comes back. One line of the audit, and its key is spent.
import { uuid7 } from '../actions/uuid7.ts'
import type { Tx } from '../db/database.ts'
import { inTellingTransaction } from '../db/inTellingTransaction.ts'
import type { Bag } from '../isBag.ts'
import type { Reader } from '../reader.ts'
import type { Judged } from './judge.ts'
import { versionOf } from './makePlan.ts'
import type { RunRequest } from './readRequest.ts'
import { noteRun } from './noteRun.ts'
import { findBegun, insertRun, spendKey, type Beginning, type Begun } from './runTable.ts'

/** Names of the operation in the contract and in the audit. */
type How = { readonly by: 'runsStart'; readonly action: 'startRun' } | { readonly by: 'runsFile'; readonly action: 'fileRun' }

export type NewRunAsked = How & {
  readonly request: RunRequest
  readonly eligible: readonly Judged[]
  readonly key: string
  /** What else the audit says. */
  readonly input?: Bag
  /** Under what others cannot do meanwhile; whatever it throws, nothing is kept. */
  readonly before?: (tx: Tx) => Promise<void>
}

export interface StoredRun {
  readonly begun: Begun
  /** To be announced. */
  readonly events: readonly string[]
}

const insert = (tx: Tx, { request, eligible, key, by }: NewRunAsked): Promise<string | undefined> => {
  const { list, change, picked } = request
  const { id: _id, version: _version, key: _key, ...args } = change.args
  return insertRun(tx, {
    caller: list.caller,
    operation: change.operation.name,
    key,
    args,
    entity: list.entity.name,
    after: picked.of?.run,
    filed: by === 'runsFile',
    items: eligible.map((each) => ({ record: each.id, seen: versionOf(each), key: uuid7() })),
  })
}

/** What its key stands for. */
export const beginningOf = ({ request: { list, change }, key, by }: Pick<NewRunAsked, 'request' | 'key' | 'by'>): Beginning => ({
  actor: list.caller.id,
  key,
  operation: change.operation.name,
  filed: by === 'runsFile',
})

/** A run is one line of the audit, and each of its changes has its own. Where the key began one before, it is that one. */
export const storeRun = ({ db, product }: Reader, asked: NewRunAsked): Promise<StoredRun> =>
  inTellingTransaction(db, async (tx) => {
    const { request, eligible, key, by, action, input, before } = asked
    const { list, change } = request
    const { caller: actor } = list
    await before?.(tx)
    const id = await insert(tx, asked)
    if (id === undefined) {
      const begun = await findBegun(tx, beginningOf(asked))
      if (!begun) throw new Error('a key is taken by no run')
      return { begun, events: [] }
    }
    const count = eligible.length
    await spendKey(tx, actor.id, key, { by, run: id, count })
    const { filter, search } = list.args
    const told = { operation: change.operation.name, list: list.operation.name, filter, search, ...input }
    return {
      begun: { id, count },
      events: await noteRun(tx, product, { actor, action, run: id, version: 1, count, key, input: told, created: true }),
    }
  })
