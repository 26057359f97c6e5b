// What an operation of money wrote is told of those it is of: rows of Transactions and balances have ids of their own, which may be alike.
import { expect, it } from 'vitest'
import { purseOf } from '../../custom/server/money/purses.ts'
import { takingRows, type NewRow } from '../../custom/server/money/writeRows.ts'
import type { Work } from '../../server/kit.ts'

const purse = { user: '7', role: 'member', wallet: 0n, earnings: 500n, onHold: 0n }
const row: NewRow = {
  entry: { accountId: '1', account: { kind: 'EARNINGS', owner: '7', currency: 'CRE' }, amount: 500n, after: 500n },
  row: { type: 'EARNING' },
  purse,
}

it('a row whose id is that of a user says nothing of their balance, nor a balance of others', () => {
  const work = { touched: [] } as unknown as Work
  const take = takingRows([
    { part: 'balance', id: '7', version: 3 },
    { part: 'balance', id: '8', version: 4 },
    { part: '', id: '8', version: 1 },
    { part: '', id: '7', version: 1 },
  ])
  const taken = [take(work, [row], ['7']), take(work, [{ ...row, purse: { ...purse, user: '9' } }], ['9'])]
  expect(taken).toEqual([
    [{ id: '7', user: '7', account: 'EARNINGS', amount: 500n }],
    [{ id: '8', user: '9', account: 'EARNINGS', amount: 500n }],
  ])
  expect(work.touched).toMatchObject([
    { entity: 'User', part: 'balance', id: '7', version: 3 },
    { entity: 'Transaction', id: '7', version: 1, created: true },
    { entity: 'Transaction', id: '8', version: 1, created: true },
  ])
  expect(work.touched).toHaveLength(3)
})

it('a user without a balance is none of those whose money moves', () => {
  expect(purseOf(new Map([['7', purse]]), '7')).toBe(purse)
  expect(() => purseOf(new Map([['7', purse]]), '8')).toThrow('user 8 has no balance')
})
