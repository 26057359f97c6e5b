// Money that comes in from outside in the demo: deposits that came, failed or are awaited, and some that are taken back.
import { minorOf, moneyOf } from '../language/fields/money.ts'
import { converted } from '../server/kit.ts'
import { cashIn, walletOf } from '../custom/server/money/accounts.ts'
import type { TransactionRow } from '../custom/server/money/writeRows.ts'
import type { Book, DemoOperation, Line, StoredOperation } from './book.ts'
import { idOf, type Person } from './people.ts'
import type { Random } from './random.ts'
import { packages, paymentSystems, rates } from './world.ts'

export interface PaidIn {
  readonly operation: DemoOperation
  readonly lines: readonly Line[]
  readonly row: TransactionRow
}

export interface Payments {
  /** A payment as it would be written: part of a purchase by card, or a deposit. */
  readonly paidIn: (kind: string, buyer: Person, credits: bigint, time: Date) => PaidIn
  readonly deposit: (buyer: Person, least: bigint, time: Date) => void
  readonly announce: (buyer: Person, time: Date, status: 'PENDING' | 'FAILED') => void
  readonly takeBack: (time: Date) => void
}

interface Deposit extends PaidIn {
  readonly stored: StoredOperation
  readonly buyer: Person
}

const enabled = paymentSystems.filter((each) => each.enabled)

const writePayment = (random: Random, kind: string, buyer: Person, credits: bigint, time: Date): PaidIn => {
  const [{ id: system }, currency] = [random.pick(enabled), random.weighted({ EUR: 6, USD: 4 })]
  const minor = converted(credits, rates[currency].rate, rates[currency].decimals)
  const ip = buyer.lastLoginIp ?? buyer.registrationIp
  const row: TransactionRow = {
    type: 'DEPOSIT',
    subject: 'PACKAGE',
    payment: moneyOf(minor, currency),
    paymentSystem: system,
    ip,
  }
  return {
    operation: { kind, time, source: `payment:${system}`, money: { minor, currency }, ip, subject: { kind: 'PaymentSystem', id: system } },
    lines: [
      { account: cashIn(system), amount: -credits },
      { account: walletOf(idOf(buyer)), amount: credits, row },
    ],
    row,
  }
}

const takeBackFrom = (book: Book, { stored, lines }: Deposit, time: Date): void => {
  const back = lines.map(({ account, amount, row }): Line => ({
    account,
    amount: -amount,
    ...(row && {
      row: {
        ...row,
        type: 'CHARGEBACK',
        ...(row.payment && { payment: moneyOf(-minorOf(row.payment.amount), row.payment.currency) }),
      },
    }),
  }))
  book.post({ ...stored, kind: 'CHARGEBACK', time, reverses: stored.id }, back)
}

export const openPayments = (book: Book, random: Random): Payments => {
  const deposits: Deposit[] = []
  const paidIn: Payments['paidIn'] = (kind, buyer, credits, time) => writePayment(random, kind, buyer, credits, time)
  return {
    paidIn,
    deposit: (buyer, least, time) => {
      const fitting = packages.filter((each) => each.type === 'DEPOSIT' && each.credits >= least)
      const credits = (random.chance(0.7) ? fitting[0] : random.pick(fitting))?.credits ?? least
      const paid = paidIn('DEPOSIT', buyer, credits, time)
      deposits.push({ ...paid, stored: book.post(paid.operation, paid.lines).operation, buyer })
    },
    announce: (buyer, time, status) => {
      const { operation, row } = paidIn('DEPOSIT', buyer, 1_000n, time)
      book.announce(operation, { account: walletOf(idOf(buyer)), amount: 1_000n, row }, status)
    },
    takeBack: (time) => {
      const at = deposits.findLastIndex((each) => each.buyer.fraud !== 'UNKNOWN')
      const [found] = at < 0 ? [] : deposits.splice(at, 1)
      if (found) takeBackFrom(book, found, time)
    },
  }
}
