// What is closed at a month's end stays as it is, also for whoever explains a line at that moment.
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { holdOn } from '../run/holdOn.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money
beforeAll(async () => (money = await openMoney()).stop)

it('is explained by nobody while it is being closed', async () => {
  const month = String(await money.value("select to_char(now(), 'YYYY-MM')"))
  const input = { payoutSystem: '1', month, statement: 'Reference,Amount,Currency\nTX 1,1.00,EUR' }
  await money.run(money.manager, 'reconciliationsCreate', { input }, ['title'])
  const line = String(await money.value('select id::text from reconciliation_lines'))
  const letGo = await holdOn(money.database.pool, "update reconciliations set status = 'CLOSED'", 'commit')
  onTestFinished(letGo)
  const explaining = money.act(money.manager, 'reconciliationLinesExplain', line, { explanation: 'late' })
  await expect.poll(() => lockWaiters(money.sql)).toBe(1)
  await letGo()
  expect(await explaining).toMatchObject({ __typename: 'Refused', rule: 'ofOpenReconciliation' })
})
