// A run over many records: payouts recorded and taken back again by the server itself, each with key, guards, ledger, audit and step as if done alone.
import { Pool } from 'pg'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { product } from '../../server/product.ts'
import { maxHands } from '../../server/runs/openWorking.ts'
import { newKey } from '../../tests/access/server/newKey.ts'
import { ask } from '../../tests/access/server/ask.ts'
import { generatedText } from '../../tests/access/server/generatedText.ts'
import { begin, type Wish } from '../../tests/server/runs/askRun.ts'
import { addCreator } from '../../tests/server/storm/stormWorld.ts'
import type { Figure, Row } from '../Figure.ts'
import { openBare } from '../house/bare.ts'
import { logIn, openClient } from '../house/clients.ts'
import { staff } from '../house/serve.ts'
import { median, rateOf, sample } from '../statistics.ts'

const payees = 2_000
const of = 'PayoutRequests'
/** 10,000 within 30 seconds. */
const reach = 10_000 / 30

/** As many who may be paid more, so many at a time. */
const addPayees = async (url: string): Promise<void> => {
  const { db, close } = openDatabase(url)
  let left = payees
  const some = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await addCreator({ db, product }, 50_000n)
    }
  }
  await Promise.all(Array.from({ length: 8 }, some))
  await close()
}

export const runsFigure: Figure = {
  name: 'runs',
  measure: async ({ server, runs }): Promise<readonly Row[]> => {
    const { address, database } = await server()
    await addPayees(database.application)
    const client = openClient(address, await logIn(address, staff[0]))
    const pool = new Pool({ connectionString: database.owner, max: 1 })
    const bare = await openBare(database.owner)
    const made = await ask(client, generatedText(`${of}Generate`), { input: {}, key: newKey() })
    if (made.errors) throw new Error(JSON.stringify(made.errors))
    /** @returns so many a second */
    const rateOfRun = async (wish: Wish): Promise<number> => {
      const id = await begin(client, wish)
      for (;;) {
        const { rows } = await pool.query<{ status: string; done: number; seconds: number }>(
          'select status, done, extract(epoch from ended - time)::float as seconds from run where id = $1',
          [id],
        )
        const [run] = rows
        if (run?.status === 'DONE' && run.done >= payees) return run.done / run.seconds
        if (run?.status !== 'RUNNING') throw new Error(`a run of the bench ended as ${JSON.stringify(run)}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const [undone, byHand]: [number[], number[]] = [[], []]
    try {
      const samples = await sample(runs, async () => {
        byHand.push(await rateOf(maxHands, 2_000, bare.pay))
        const paid = await rateOfRun({ of, action: 'Pay', list: { filter: { status: ['NEW'] } } })
        undone.push(await rateOfRun({ of, action: 'Undo', list: { filter: { status: ['PAID'] } } }))
        return paid
      })
      const what = `payouts recorded by a run over ${payees} requests`
      const beside = `its bare SQL alone, one after the other on ${maxHands} connections: ${Math.round(median(byHand))}/s`
      return [
        { what, unit: '/s', samples, beside, reach: '>= 333/s, 10,000 within 30 s', met: median(samples) >= reach },
        { what: 'the same taken back by a run', unit: '/s', samples: undone },
      ]
    } finally {
      await Promise.all([bare.close(), pool.end(), client.dispose()])
    }
  },
}
