// Money paid in through a payment system: announced, completed or failed (domain 6, 16.2, 17). The system's own id makes it happen once.
import {
  AlreadyPosted,
  findExternal,
  openOperation,
  sql,
  table,
  type Columns,
  type NewOperation,
  type RawBuilder,
  type Work,
} from '../../server/kit.ts'
import { minorOf, type Money } from '../../language/fields/money.ts'
import { cashIn, walletOf } from '../server/money/accounts.ts'
import { credits } from '../server/money/credits.ts'
import { postMoney, type PostedMoney } from '../server/money/postMoney.ts'
import type { TransactionRow } from '../server/money/writeRows.ts'
import { noteSignal } from './raiseFraud.ts'
import { ensureMayPay, loadUser } from './parties.ts'
import { happen, happenOnce, type Happened, type World } from '../server/world.ts'
import { count, find, write, insert, type RowOf } from '../server/store.ts'

const transaction = table('Transaction')

export interface Deposit {
  readonly user: string
  /** Hundredths of a credit, positive. */
  readonly credits: bigint
  readonly money: Money
  readonly paymentSystem: string
  readonly externalId: string
  readonly ip?: string
}

/** A payment, as the system names it. */
export type Payment = Pick<Deposit, 'paymentSystem' | 'externalId'>

const kind = 'DEPOSIT'
export const sourceOf = (paymentSystem: string): string => `payment:${paymentSystem}`

const operationOf = ({ paymentSystem, externalId, money, ip }: Deposit): NewOperation => ({
  kind,
  cause: { source: sourceOf(paymentSystem), externalId },
  money: { minor: minorOf(money.amount), currency: money.currency },
  ip,
  subject: { kind: 'PaymentSystem', id: paymentSystem },
})

const rowOf = ({ money, paymentSystem, externalId, ip }: Deposit): TransactionRow => ({
  type: 'DEPOSIT',
  subject: 'PACKAGE',
  payment: money,
  paymentSystem,
  externalId,
  ip,
})

/** The payment system says that money is on its way: a row that is PENDING, no credits yet. */
export const announceDeposit = (world: World, deposit: Deposit): Promise<Happened> =>
  happenOnce(world, { name: 'announceDeposit', entity: 'User', record: deposit.user }, async (work) => {
    const user = await loadUser(work, deposit.user)
    ensureMayPay(user)
    const operationId = await openOperation(work.tx, operationOf(deposit))
    await insert(work, 'Transaction', {
      operation: operationId,
      user: deposit.user,
      userRole: user.role,
      account: 'WALLET',
      amount: credits(deposit.credits),
      status: 'PENDING',
      ...rowOf(deposit),
    })
    return { operationId }
  })

/** The row of an announced deposit, locked: there is one. */
const announcedRow = async (work: Work, operationId: string): Promise<RowOf<'Transaction'> | undefined> =>
  (await find(work, 'Transaction', { operation: operationId }, 'update'))[0]

const linesOf = (deposit: Deposit, row: TransactionRow | undefined) => [
  { account: cashIn(deposit.paymentSystem), amount: -deposit.credits },
  { account: walletOf(deposit.user), amount: deposit.credits, row },
]

/** A late success completes a deposit that had failed, too. Whoever it was announced for gets what came: no more stands in the row than in the ledger. */
const completeAnnounced = async (work: Work, asked: Deposit, opened: string): Promise<Deposit> => {
  const row = await announcedRow(work, opened)
  if (!row || row.status === 'COMPLETED') throw new AlreadyPosted('this deposit was completed before')
  const deposit = { ...asked, user: row.user }
  const posted = await postMoney(work, { ...operationOf(deposit), opened, lines: linesOf(deposit, undefined) })
  const balanceAfter = credits(posted.after.get(row.user)?.wallet ?? 0n)
  await write(work, 'Transaction', row.id, { status: 'COMPLETED', amount: credits(deposit.credits), payment: deposit.money, balanceAfter })
  return deposit
}

/** Whoever may not pay has paid all the same: the money is there. */
export const payIn = (work: Work, deposit: Deposit): Promise<PostedMoney> =>
  postMoney(work, { ...operationOf(deposit), lines: linesOf(deposit, rowOf(deposit)) })

/** Four deposits within an hour with less than a tenth of them spent: a signal (domain 5.4). What was paid by card for something is neither. */
const watchDeposits = async (work: Work, user: string): Promise<void> => {
  const isDeposit = sql`${transaction.type} = 'DEPOSIT' and ${transaction.subject} = 'PACKAGE'`
  const isSpent = sql`${transaction.type} = 'SPENDING' or ${transaction.type} = 'DEPOSIT' and ${transaction.subject} is distinct from 'PACKAGE'`
  const { rows } = await sql<{ count: number; paid: string; spent: string }>`
    select count(*) filter (where ${isDeposit})::integer as count, coalesce(sum(${transaction.amount}) filter (where ${isDeposit}), 0) as paid,
      coalesce(-sum(${transaction.amount}) filter (where ${isSpent}), 0) as spent
    from ${transaction} where ${transaction.user} = ${user}::bigint and ${transaction.status} = 'COMPLETED' and ${transaction.createTime} > now() - interval '60 minutes'`.execute(
    work.tx,
  )
  const [found] = rows
  if (found && found.count >= 4 && BigInt(found.spent) * 10n < BigInt(found.paid))
    await noteSignal(work, { user, signal: 'deposits', detail: `${found.count} deposits within 60 minutes` })
}

const takeDeposit = (world: World, asked: Deposit): Promise<Happened> =>
  happenOnce(world, { name: 'deposit', entity: 'User', record: asked.user }, async (work) => {
    if (asked.credits <= 0n) throw new RangeError('a deposit must be positive')
    const opened = await findExternal(work.tx, kind, sourceOf(asked.paymentSystem), asked.externalId)
    if (opened === undefined) ensureMayPay(await loadUser(work, asked.user))
    const { user } = opened === undefined ? asked : await completeAnnounced(work, asked, opened)
    const operationId = opened ?? (await payIn(work, asked)).operationId
    await watchDeposits(work, user)
    return { operationId }
  })

/**
 * The payment system says that money is there. Without an announcement before, users who may not pay are refused.
 * What seems to have been told before is looked at once more: an announcement that was being written at that moment stands by then, and is completed.
 */
export const deposit = async (world: World, asked: Deposit): Promise<Happened> => {
  const told = await takeDeposit(world, asked)
  return 'repeated' in told ? takeDeposit(world, asked) : told
}

/** Gives whether it was pending until now. Of one that was not nothing is written, in the audit neither: it did not fail. */
export const failDeposit = async (world: World, { paymentSystem, externalId }: Payment): Promise<boolean> => {
  const operation = await findExternal(world.db, kind, sourceOf(paymentSystem), externalId)
  if (operation === undefined) return false
  const pending = { operation, status: 'PENDING' } as const
  if ((await count({ tx: world.db, product: world.product }, 'Transaction', pending)) === 0) return false
  return happen(world, { name: 'failDeposit' }, async (work) => {
    const [row] = await find(work, 'Transaction', pending, 'update')
    if (row) await write(work, 'Transaction', row.id, { status: 'FAILED' })
    return row !== undefined
  })
}

const isLate = (t: Columns<'Transaction'>): RawBuilder<unknown> =>
  sql`${t.status} = 'PENDING' and ${t.createTime} < now() - interval '24 hours'`

/** Deposits without news for 24 hours have failed. Gives how many. It is asked again and again: where none has, nothing is written, in the audit neither. */
export const expireDeposits = async (world: World): Promise<number> => {
  if ((await count({ tx: world.db, product: world.product }, 'Transaction', isLate)) === 0) return 0
  return happen(world, { name: 'expireDeposits' }, async (work) => {
    const late = await find(work, 'Transaction', isLate, 'update skip locked')
    for (const { id } of late) await write(work, 'Transaction', id, { status: 'FAILED' })
    return late.length
  })
}
