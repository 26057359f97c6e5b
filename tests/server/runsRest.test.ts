// A run that was handed out rests once all that came back is done, and never over what comes at that moment.
import { beforeAll, expect, it } from 'vitest'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { product } from '../../server/product.ts'
import { lockHandedOut, restRun, storeAnswers } from '../../server/runs/answersTable.ts'
import { insertRun } from '../../server/runs/runTable.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { openWorkbench, type Workbench } from './records/workbench.ts'

let bench: Workbench

beforeAll(async () => (bench = await openWorkbench(product)).stop)

it('goes on where an answer came while it was about to rest', async () => {
  const { db } = bench.database
  const items = [{ record: '1', seen: 1, key: uuid7() }]
  const asked = { caller: bench.callerOf('admin'), operation: 'payoutRequestsPay', key: uuid7(), args: {}, entity: 'PayoutRequest' }
  const run = (await inTransaction(db, (tx) => insertRun(tx, { ...asked, after: undefined, filed: true, items }))) ?? ''
  await bench.sql(`update run set status = 'RUNNING' where id = $1`, [run])
  const resting = await inTransaction(db, async (tx) => {
    await lockHandedOut(tx, run)
    const about = inTransaction(db, (other) => restRun(other, run))
    await expect.poll(() => lockWaiters(bench.sql)).toBeGreaterThan(0)
    await storeAnswers(tx, run, [{ record: '1', answer: 'REF-1', seen: 1 }], [])
    return { about }
  })
  expect(await resting.about).toBeUndefined()
  expect(await bench.sql('select status from run where id = $1', [run])).toEqual([{ status: 'RUNNING' }])
  await bench.sql(`update run_item set outcome = 'WAITING', answer = null where run_id = $1`, [run])
  expect(await inTransaction(db, (tx) => restRun(tx, run))).toBeGreaterThan(0)
})
