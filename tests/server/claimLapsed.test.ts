// A claim that was left is not cleared away from whoever takes it at that moment.
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { clearWhatIsOver } from '../../server/attending/attendanceTable.ts'
import { product } from '../../server/product.ts'
import { holdOn } from '../run/holdOn.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { openWorkbench, type Workbench } from './records/workbench.ts'

let bench: Workbench
beforeAll(async () => (bench = await openWorkbench(product)).stop)

it('is theirs', async () => {
  const { pool } = bench.database
  await bench.sql(
    "insert into claim (entity, record, person, name, used) values ('PayoutRequest', '1', '1', 'One', now() - interval '6 minutes')",
  )
  const letGo = await holdOn(pool, "update claim set person = '2', name = 'Two', used = now()", 'commit')
  onTestFinished(letGo)
  const clearing = clearWhatIsOver(pool, 1)
  await expect.poll(() => lockWaiters(bench.sql)).toBe(1)
  await letGo()
  expect(await clearing).toEqual([])
  expect(await bench.sql('select person from claim')).toEqual([{ person: '2' }])
})
