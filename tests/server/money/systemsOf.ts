// What the tests of payment and payout systems share: making one, changing it, reading its state.
import { expect } from 'vitest'
import type { Bag } from '../records/workbench.ts'
import { cre, type Money } from './openMoney.ts'

export const payment = { wire: 'paymentSystems', table: 'payment_systems' }
export const payout = { wire: 'payoutSystems', table: 'payout_systems' }
export type Sort = typeof payment

/** Of a payout system. */
export const terms: Bag = { commissionPercent: '1.00', commissionFixed: cre('0.00'), minAmount: cre('10.00') }

/** @param money is asked for at each call: it is opened after the tests are named */
export const systemsOf = (money: () => Money) => {
  const create = (sort: Sort, input: Bag): Promise<Bag> => {
    const { run, admin } = money()
    return run(admin, `${sort.wire}Create`, { input }, ['status'])
  }
  const act = (operation: string, id: string, args: Bag = {}): Promise<Bag> => money().act(money().admin, operation, id, undefined, args)
  return {
    create,
    act,
    /** @returns its id */
    made: async (sort: Sort, input: Bag): Promise<string> => {
      const answer = await create(sort, input)
      expect(answer).toMatchObject({ record: { id: expect.any(String) as unknown } })
      return String((answer['record'] as Bag)['id'])
    },
    stateOf: (sort: Sort, id: string): Promise<unknown> => money().value(`select status from ${sort.table} where id = $1`, id),
    edit: (sort: Sort, id: string, patch: Bag, ticks: readonly string[] = []): Promise<Bag> =>
      act(`${sort.wire}Update`, id, { patch, ticks }),
    merchant: (id: string, patch: Bag): Promise<Bag> => act('paymentSystemMerchantUpdate', id, { patch }),
  }
}
