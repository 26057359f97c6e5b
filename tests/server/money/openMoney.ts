// What the tests of the money share: the real product on a real database, people made as needed, staff who act.
import type { Caller } from '../../../server/call.ts'
import { insert } from '../../../server/actions/insert.ts'
import { write } from '../../../server/actions/write.ts'
import { transact, type Work } from '../../../server/kit.ts'
import { product as plain } from '../../../server/product.ts'
import { deposit, purchase, type World } from '../../../custom/events/index.ts'
import { openWorkbench, type Bag, type Workbench } from '../records/workbench.ts'

export interface Money extends Workbench {
  readonly world: World
  readonly admin: Caller
  readonly manager: Caller
  /** Values by path beside what a new user has. Gives the id. */
  readonly person: (role: string, values?: Bag) => Promise<string>
  /** A creator who can be paid, with these earnings (hundredths). */
  readonly creator: (earnings?: bigint, values?: Bag) => Promise<string>
  /** A new creator with these earnings, and the manager's request to pay them out. */
  readonly requestFor: (earnings: bigint) => Promise<{ readonly user: string; readonly id: string }>
  /** Runs something of the engine in a transaction. */
  readonly within: <Result>(run: (work: Work) => Promise<Result>) => Promise<Result>
  readonly change: (entity: string, part: string, id: string, values: Bag) => Promise<void>
  /** wallet, earnings, onHold, total in hundredths. */
  readonly balance: (user: string) => Promise<Readonly<Record<'wallet' | 'earnings' | 'hold' | 'total', bigint>>>
  /** Gives a user credits to spend. */
  readonly fund: (user: string, credits: bigint) => Promise<string>
  /** A buyer with credits, a creator at 70 %, referred by another. */
  readonly cast: (credits: bigint) => Promise<Readonly<Record<'referrer' | 'seller' | 'buyer', string>>>
  /** One column of one row by SQL. */
  readonly value: (text: string, ...values: readonly unknown[]) => Promise<unknown>
  /** Runs an action on a record at its present version. */
  readonly act: (caller: Caller, operation: string, id: string, input?: Bag, args?: Bag) => Promise<Bag>
}

export const cre = (amount: string): Bag => ({ amount, currency: 'CRE' })

const payeeOf = (name: string): Bag => ({
  'payee.payoutSystem': '1',
  'payee.accountIdentifier': `${name}@pay.example.com`,
  'payee.holderName': `Holder ${name}`,
  'payee.country': 'DE',
  'payee.currency': 'EUR',
})

/** A creator sells what the tier allows. */
const everyLevel: Bag = {
  'subscriptionLevels.contentEnabled': true,
  'subscriptionLevels.proEnabled': true,
  'subscriptionLevels.ultimateEnabled': true,
}

/** Currencies, one payout and one payment system, percents: 70 for creators, 5 for referrers. */
export const furnish = async (work: Work): Promise<void> => {
  await insert(work, 'Currency', { code: 'CRE', name: 'Credit', decimals: 2, rate: '1.000000', order: 0 })
  await insert(work, 'Currency', { code: 'EUR', name: 'Euro', decimals: 2, rate: '0.920000' })
  await insert(work, 'Currency', { code: 'USD', name: 'US dollar', decimals: 2, rate: '1.000000' })
  await insert(work, 'PayoutSystem', {
    title: 'Bank',
    kind: 'OTHER',
    currencies: ['EUR'],
    status: 'ON',
    commissionPercent: '5.00',
    commissionFixed: cre('1.00'),
    minAmount: cre('10.00'),
  })
  await insert(work, 'PaymentSystem', { title: 'Card', kind: 'NETBILLING', currencies: ['EUR', 'USD'], status: 'ON' })
  await write(work, 'SystemSettings', '', 'site', {
    mainCurrency: 'EUR',
  })
  await write(work, 'SystemSettings', 'money', 'site', { defaultUserPayoutPercent: '70.00' })
  await write(work, 'SystemSettings', 'referralProgram', 'site', { enabled: true, percent: '5.00' })
}

export const openMoney = async (): Promise<Money> => {
  const bench = await openWorkbench(plain)
  const { product } = bench
  const world: World = { db: bench.database.db, product }
  let count = 0
  const within: Money['within'] = (run) => transact(world.db, { product, action: 'test' }, run)
  const value: Money['value'] = async (text, ...values) => Object.values((await bench.sql(text, values))[0] ?? {})[0]
  const person: Money['person'] = (role, values = {}) => {
    count += 1
    const name = `user${count}`
    return within((work) =>
      insert(work, 'User', {
        email: `${name}@example.com`,
        username: name,
        screenName: name,
        role,
        'credentials.password': '-',
        ...(role.endsWith('_business') ? everyLevel : {}),
        ...values,
      }),
    )
  }
  const fund: Money['fund'] = async (user, credits) => {
    count += 1
    const externalId = `fund-${count}`
    await deposit(world, { user, credits, money: { amount: '1.00', currency: 'EUR' }, paymentSystem: '1', externalId })
    return externalId
  }
  await within(furnish)
  const adminId = await person('admin')
  const managerId = await person('manager')
  const creator: Money['creator'] = async (earnings = 0n, values = {}) => {
    const id = await person('free_business', { ...payeeOf(`c${count}`), ...values, 'earnings.payoutPercent': '100.00' })
    if (earnings === 0n) return id
    const buyer = await person('member')
    await purchase(world, { buyer, creator: id, price: earnings, what: { subject: 'POST' }, externalId: await fund(buyer, earnings) })
    return id
  }
  const versionOf = async (operation: string, id: string): Promise<number> => {
    const found = product.operations.find((each) => each.name === operation)
    const entity = product.entities.find((each) => each.name === found?.entity)
    const part = entity?.parts.find((each) => each.name === found?.part)
    return Number(await value(`select version from "${part?.table ?? ''}" where id = $1`, id))
  }
  const act: Money['act'] = async (caller, operation, id, input, args = {}) =>
    bench.run(caller, operation, { id, version: await versionOf(operation, id), ...(input === undefined ? {} : { input }), ...args }, [])
  const [admin, manager] = [bench.callerOf('admin', adminId), bench.callerOf('manager', managerId)]
  return {
    ...bench,
    world,
    within,
    person,
    creator,
    fund,
    value,
    admin,
    manager,
    act,
    cast: async (credits) => {
      const referrer = await person('pro_business')
      const seller = await person('free_business', { 'referring.referrer': referrer })
      const buyer = await person('member')
      if (credits > 0n) await fund(buyer, credits)
      return { referrer, seller, buyer }
    },
    requestFor: async (earnings) => {
      const user = await creator(earnings)
      const made = await act(manager, 'payoutRequestsCreate', user, {})
      return { user, id: String((made['ids'] as string[])[0]) }
    },
    change: (entity, part, id, values) => within(async (work) => void (await write(work, entity, part, id, values))),
    balance: async (user) => {
      const [row] = await bench.sql('select wallet, earnings, on_hold as hold, total from users_balance where id = $1', [user])
      return {
        wallet: BigInt(String(row?.['wallet'])),
        earnings: BigInt(String(row?.['earnings'])),
        hold: BigInt(String(row?.['hold'])),
        total: BigInt(String(row?.['total'])),
      }
    },
  }
}
