// What the tests of approvals share: the money's bench with limits a day, and somebody who spent nothing yet.
import { expect } from 'vitest'
import type { Caller } from '../../../server/call.ts'
import { cre, openMoney, type Money } from '../money/openMoney.ts'
import type { Bag } from '../records/workbench.ts'

/** Whoever asks ticks that another is to approve it. */
export const ticked: Bag = { ticks: ['approval'] }

/** @param money is asked for at each call: it is opened after the tests are named */
export const approvingIn = (money: () => Money) => {
  const correct = (by: Caller, user: string, amount: string, args: Bag = {}): Promise<Bag> =>
    money().run(by, 'manualTransactionsCreate', { input: { user, amount: cre(amount), comment: 'why' }, ...args })
  return {
    correct,
    limits: (values: Bag): Promise<void> => money().change('SystemSettings', 'money', 'site', values),
    /** Of this role, with nothing spent. */
    someone: async (role: string): Promise<Caller> => money().callerOf(role, await money().person(role)),
    /** A correction that waits; gives its id. */
    ask: async (by: Caller, user: string, amount: string): Promise<string> => {
      const answer = await correct(by, user, amount, ticked)
      expect(answer).toMatchObject({ __typename: 'Waits' })
      return String(answer['id'])
    },
    decide: (by: Caller, word: 'Approve' | 'Refuse' | 'Withdraw', id: string, args: Bag = {}): Promise<Bag> =>
      money().act(by, `approvals${word}`, id, word === 'Refuse' ? { refusal: 'not agreed' } : undefined, args),
    rowOf: async (id: string): Promise<Bag> => (await money().sql('select * from approval where id = $1', [id]))[0] ?? {},
    /** Hundredths. */
    walletOf: async (user: string): Promise<bigint> => (await money().balance(user)).wallet,
  }
}

export const openApproving = async (): Promise<Money> => {
  const money = await openMoney()
  await approvingIn(() => money).limits({
    correctionsOfDay: cre('100.00'),
    manualPayoutsOfDay: cre('50.00'),
    changedPayeesOfDay: cre('0.00'),
  })
  return money
}
