// What the tests of approvals share: the money's bench with limits a day, and somebody who spent nothing yet.
import { expect } from 'vitest'
import type { Caller } from '../../../server/call.ts'
import { openMoney, type Money } from '../money/openMoney.ts'
import type { Bag } from '../records/workbench.ts'

export const cre = (amount: string): Bag => ({ amount, currency: 'CRE' })
/** Whoever asks ticks that another is to approve it. */
export const ticked: Bag = { ticks: ['approval'] }

export interface Approving {
  readonly money: Money
  readonly limits: (values: Bag) => Promise<void>
  /** Of this role, with nothing spent. */
  readonly someone: (role: string) => Promise<Caller>
  readonly correct: (by: Caller, user: string, amount: string, args?: Bag) => Promise<Bag>
  /** A correction that waits; gives its id. */
  readonly ask: (by: Caller, user: string, amount: string) => Promise<string>
  readonly decide: (by: Caller, word: 'Approve' | 'Refuse' | 'Withdraw', id: string, args?: Bag) => Promise<Bag>
  readonly rowOf: (id: string) => Promise<Bag>
  /** Hundredths. */
  readonly walletOf: (user: string) => Promise<bigint>
}

export const openApproving = async (): Promise<Approving> => {
  const money = await openMoney()
  const limits: Approving['limits'] = (values) => money.change('SystemSettings', 'money', 'site', values)
  await limits({ correctionsOfDay: cre('100.00'), manualPayoutsOfDay: cre('50.00'), changedPayeesOfDay: cre('0.00') })
  const correct: Approving['correct'] = (by, user, amount, args = {}) =>
    money.run(by, 'manualTransactionsCreate', { input: { user, amount: cre(amount), comment: 'why' }, ...args })
  return {
    money,
    limits,
    correct,
    someone: async (role) => money.callerOf(role, await money.person(role)),
    ask: async (by, user, amount) => {
      const answer = await correct(by, user, amount, ticked)
      expect(answer).toMatchObject({ __typename: 'Waits' })
      return String(answer['id'])
    },
    decide: (by, word, id, args = {}) =>
      money.act(by, `approvals${word}`, id, word === 'Refuse' ? { refusal: 'not agreed' } : undefined, args),
    rowOf: async (id) => (await money.sql('select * from approval where id = $1', [id]))[0] ?? {},
    walletOf: async (user) => (await money.balance(user)).wallet,
  }
}
