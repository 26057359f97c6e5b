// All rows of a list, page by page, as they were at one moment: what is changed meanwhile neither comes twice nor is left out.
import type { Call } from '../call.ts'
import type { Db } from '../db/database.ts'
import { openTransaction } from '../db/openTransaction.ts'
import type { ProductModel } from '../ProductModel.ts'
import { countAll } from '../queries/countRows.ts'
import { search } from '../queries/search.ts'
import type { Answer } from '../queries/selectPaths.ts'
import { txReader } from '../reader.ts'

const pageSize = 500

/** The rows alone: nobody presses anything in a file. */
const pageOf = (call: Call, after: string | undefined): Call => ({
  ...call,
  args: { ...call.args, after, before: undefined },
  selection: { ...call.selection, can: false, canInList: false, total: false },
})

export interface OpenedRows {
  readonly count: number
  readonly call: Call
  readonly pages: () => AsyncGenerator<readonly Answer[]>
  /** Gives the connection back that it reads on, once what is asked there is answered. */
  readonly close: () => Promise<void>
}

/**
 * @param admit what may be read, asked anew for each page: whoever loses a right gets no further one
 * @throws Fault where it may not be read, or not be understood
 */
export const openRows = async (db: Db, product: ProductModel, admit: () => Promise<Call>): Promise<OpenedRows> => {
  const call = await admit()
  const { tx, rollback, release } = await openTransaction(db, { snapshot: true })
  const reader = txReader(tx, product)
  const inTurn = call.caller.inTurn ?? ((work) => work())
  let asked: Promise<unknown> = Promise.resolve()
  let closing: Promise<void> | undefined
  const ask = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (closing) throw new Error('these rows are closed')
    const answer = inTurn(work)
    asked = answer.catch(() => undefined)
    return answer
  }
  const close = (): Promise<void> => (closing ??= asked.then(rollback).finally(release))
  const pages = async function* (): AsyncGenerator<readonly Answer[]> {
    let after: string | undefined
    for (let now = call; ; now = await admit()) {
      const page = pageOf(now, after)
      const { items, hasNext, end } = await ask(() => search(reader, page, pageSize))
      yield items as readonly Answer[]
      if (hasNext !== true || typeof end !== 'string') return
      after = end
    }
  }
  try {
    return { count: await ask(() => countAll(reader, call)), call, pages, close }
  } catch (error) {
    await close()
    throw error
  }
}
