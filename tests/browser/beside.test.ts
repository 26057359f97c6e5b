// What belongs to an opened record stands beneath its facts: asked for by what ties it, left out where there is none or no right.
import { beforeAll, describe, expect, it } from 'vitest'
import { manualPayoutTransactions } from '#generated/entities/manualPayouts.ts'
import { transactions } from '#generated/entities/transactions.ts'
import { data, type Answer, type Asked } from './fake/FakeSocket.ts'
import { axeProblems } from './records/checkAxe.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { previewOf, sampleRecord, stretchOf } from './records/sampleRecord.ts'

type Wire = Readonly<Record<string, unknown>>
const row = (id: string): Wire => sampleRecord(transactions, id, { operation: '77' })

let broken = false
let opened: OpenedConsole

const transactionsFor = (filter: Wire = {}): readonly Wire[] => {
  if (filter['reversalOf']) return []
  return filter['operation'] ? [row('11'), row('12')] : [row('11'), row('12'), row('13')]
}

const answers = async ({ name, variables }: Asked): Promise<Answer> => {
  if (name === 'TransactionsList') return data(stretchOf(transactionsFor(variables['filter'] as Wire)))
  if (name === 'ManualPayoutTransactionsList') {
    if (broken) return { errors: [{ message: 'Broken', extensions: { code: 'INTERNAL' } }] }
    return data(stretchOf([sampleRecord(manualPayoutTransactions, '5', { operation: '77' })]))
  }
  if (name.endsWith('Preview')) return data(previewOf())
  if (name.endsWith('Stats') || name.endsWith('Sums')) return data([])
  return { errors: [{ message: `no answer for ${name}` }] }
}
const asked = (name: string) => opened.server.socket.asked.filter((each) => each.name === name).map((each) => each.variables['filter'])

beforeAll(async () => (opened = await openConsole(answers)).close)

describe('beside an opened transaction', () => {
  it('stand its operation and the manual payout, with Undo, but no empty list', async () => {
    const { page, problems } = await opened.open('/transactions?open=11')
    const aside = page.getByRole('complementary', { name: 'Opened record' })
    await aside.getByRole('heading', { name: 'The whole operation' }).waitFor()
    await aside.getByRole('heading', { name: 'Manual payout' }).waitFor()
    expect(asked('TransactionsList')).toEqual(expect.arrayContaining([{ operation: ['77'] }, { reversalOf: ['11'] }]))
    expect(asked('ManualPayoutTransactionsList')).toEqual([{ operation: ['77'] }])
    expect(await aside.getByRole('heading', { name: 'Reversed by' }).count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
    await aside.getByRole('button', { name: 'Undo: 5' }).click()
    await page.getByRole('dialog', { name: 'Undo: Manual payout 5' }).waitFor()
    expect(problems).toEqual([])
  })

  it('a list that cannot be read says so and takes nothing else along', async () => {
    broken = true
    const { page } = await opened.open('/transactions?open=11')
    const aside = page.getByRole('complementary', { name: 'Opened record' })
    await aside.getByRole('heading', { name: 'The whole operation' }).waitFor()
    await aside.getByRole('button', { name: 'Retry' }).waitFor()
    expect(await page.locator('tr[data-id="13"]').count()).toBe(1)
  })
})
