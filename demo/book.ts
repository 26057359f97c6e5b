// The books of the demo while they are made up: the same lines as the real ledger takes, kept in memory and stored in one go.
import { nameOf, type AccountName, type NewOperation } from '../server/kit.ts'
import type { TransactionRow } from '../custom/server/money/writeRows.ts'

export interface Line {
  readonly account: AccountName
  readonly amount: bigint
  /** Absent = a side of the house, which no user sees. */
  readonly row?: TransactionRow | undefined
}

export interface DemoOperation extends Omit<NewOperation, 'cause'> {
  readonly time: Date
  /** Of the staff who did it; else the source from outside. */
  readonly actor?: string | undefined
  readonly source?: string | undefined
}

export interface StoredOperation extends DemoOperation {
  readonly id: string
  readonly lines: readonly Line[]
  readonly after: readonly bigint[]
}

export interface DemoTransaction {
  readonly id: string
  readonly operation: StoredOperation
  readonly user: string
  readonly account: 'WALLET' | 'EARNINGS'
  readonly amount: bigint
  /** Absent while no credits moved. */
  readonly after: bigint | undefined
  readonly status: 'COMPLETED' | 'PENDING' | 'FAILED'
  readonly row: TransactionRow
}

export interface Book {
  readonly operations: readonly StoredOperation[]
  readonly transactions: readonly DemoTransaction[]
  readonly balance: (account: AccountName) => bigint
  /** Rows are the transactions of the lines that have one, in their order. */
  readonly post: (
    operation: DemoOperation,
    lines: readonly Line[],
  ) => { readonly operation: StoredOperation; readonly rows: readonly DemoTransaction[] }
  /** A deposit that did not come, or has not come yet: a row and no entry. */
  readonly announce: (operation: DemoOperation, line: Line, status: 'PENDING' | 'FAILED') => void
}

export const openBook = (): Book => {
  const balances = new Map<string, bigint>()
  const operations: StoredOperation[] = []
  const transactions: DemoTransaction[] = []
  const balance = (account: AccountName): bigint => balances.get(nameOf(account)) ?? 0n
  const keep = (
    operation: StoredOperation,
    { account, amount, row }: Line,
    after: bigint | undefined,
    status: DemoTransaction['status'],
  ): readonly DemoTransaction[] => {
    if (!row || account.owner === undefined) return []
    const made: DemoTransaction = {
      id: String(transactions.length + 1),
      operation,
      user: account.owner,
      account: account.kind === 'WALLET' ? 'WALLET' : 'EARNINGS',
      amount,
      after,
      status,
      row,
    }
    transactions.push(made)
    return [made]
  }
  const open = (operation: DemoOperation, lines: readonly Line[], after: readonly bigint[]): StoredOperation => {
    const stored = { ...operation, id: String(operations.length + 1), lines, after }
    operations.push(stored)
    return stored
  }
  return {
    operations,
    transactions,
    balance,
    post: (operation, all) => {
      const lines = all.filter((line) => line.amount !== 0n)
      const after = lines.map(({ account, amount }) => {
        const now = balance(account) + amount
        balances.set(nameOf(account), now)
        return now
      })
      const stored = open(operation, lines, after)
      return { operation: stored, rows: lines.flatMap((line, at) => keep(stored, line, after[at] ?? 0n, 'COMPLETED')) }
    },
    announce: (operation, line, status) => void keep(open(operation, [], []), line, undefined, status),
  }
}
