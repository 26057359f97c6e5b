// Moves credits: ledger, the rows that users and staff see, and the stored balances, all in one transaction (domain 16).
import { postWith } from '../../../server/kit.ts'
import type { AccountName, NewOperation, SettledEntry, Work } from '../../../server/kit.ts'
import { lockPurses, purseOf } from './purses.ts'
import type { Purse } from './purses.ts'
import { postedRows, rowsAlongside } from './writeRows.ts'
import type { NewRow } from './writeRows.ts'
import type { PostedRow, TransactionRow } from './writeRows.ts'

/** One side of an operation. Without a row it is the house's, which no user sees. */
export interface MoneyLine {
  readonly account: AccountName
  readonly amount: bigint
  readonly row?: TransactionRow | undefined
}

export interface MoneyOperation extends NewOperation {
  readonly lines: readonly MoneyLine[]
  /** An operation that was opened before (an announced deposit): settled now. Its rows are there and only completed. */
  readonly opened?: string | undefined
  /** Looks at the purses under lock before anything is written; may throw a Refusal. */
  readonly check?: ((purses: ReadonlyMap<string, Purse>) => void | Promise<void>) | undefined
  /** Changes of what is held for payout requests, by user. */
  readonly holds?: Readonly<Record<string, bigint>> | undefined
}

export interface PostedMoney {
  readonly operationId: string
  readonly rows: readonly PostedRow[]
  readonly before: ReadonlyMap<string, Purse>
  readonly after: ReadonlyMap<string, Purse>
}

const movedPurse = (purse: Purse, entries: readonly SettledEntry[], hold: bigint): Purse => {
  const lastOf = (kind: string): bigint | undefined =>
    entries.findLast(({ account }) => account.owner === purse.user && account.kind === kind)?.after
  return { ...purse, wallet: lastOf('WALLET') ?? purse.wallet, earnings: lastOf('EARNINGS') ?? purse.earnings, onHold: purse.onHold + hold }
}

/** Everyone whose balances move: owners of accounts, and those for whom something is held or released. */
const usersOf = ({ lines, holds }: MoneyOperation): readonly string[] => [
  ...new Set([...lines.flatMap(({ account }) => account.owner ?? []), ...Object.keys(holds ?? {})]),
]

/** Entries and lines of an operation stand in the same order: lines of zero were left out of both. */
const rowsFor = (lines: readonly MoneyLine[], entries: readonly SettledEntry[], purses: ReadonlyMap<string, Purse>): readonly NewRow[] =>
  lines.flatMap(({ row, account }, at) => {
    const entry = entries[at]
    return row && entry && account.owner !== undefined ? [{ entry, row, purse: purseOf(purses, account.owner) }] : []
  })

/**
 * Throws AlreadyPosted where its cause was used before, and whatever check throws. Lines of zero leave no trace.
 */
export const postMoney = async (work: Work, operation: MoneyOperation): Promise<PostedMoney> => {
  const { lines, opened, check, holds, ...asked } = operation
  const moved = lines.filter((line) => line.amount !== 0n)
  const names = moved.map((line) => line.account)
  const { purses, accounts } = await lockPurses(work, usersOf(operation), names)
  await check?.(purses)
  let after: ReadonlyMap<string, Purse> = purses
  let shown: readonly NewRow[] = []
  const { operationId, rows } = await postWith(work.tx, { ...asked, opened, entries: moved }, accounts, (entries) => {
    after = new Map([...purses].map(([user, purse]) => [user, movedPurse(purse, entries, holds?.[user] ?? 0n)]))
    shown = rowsFor(moved, entries, purses)
    return rowsAlongside(shown, [...after.values()])
  })
  return { operationId, rows: postedRows(work, shown, rows), before: purses, after }
}
