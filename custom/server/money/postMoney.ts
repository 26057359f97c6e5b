// Moves credits: ledger, the rows that users and staff see, and the stored balances, all in one transaction (domain 16).
import {
  gathered,
  postSettled,
  settling,
  type AccountName,
  type NewOperation,
  type Settled,
  type SettledEntry,
  type Tx,
  type Work,
} from '../../../server/kit.ts'
import { lockPurses, purseOf, type LockedPurses, type Purse } from './purses.ts'
import { rowsAlongside, takingRows, type NewRow, type PostedRow, type TransactionRow } from './writeRows.ts'

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

interface Asked {
  readonly tx: Tx
  readonly work: Work
  readonly operation: MoneyOperation
}

interface Reckoned extends Pick<PostedMoney, 'before' | 'after'> {
  readonly work: Work
  readonly settled: Settled
  readonly users: readonly string[]
  readonly rows: readonly NewRow[]
}

/** One after the other, each on what those before it left; nothing is written yet. */
const reckon = async (
  asked: readonly Asked[],
  { purses, accounts }: LockedPurses,
): Promise<Pick<LockedPurses, 'purses'> & { readonly reckoned: readonly Reckoned[] }> => {
  const settle = settling(accounts)
  const reckoned: Reckoned[] = []
  let before = purses
  for (const { work, operation } of asked) {
    const { lines, opened, check, holds, ...rest } = operation
    await check?.(before)
    const moved = lines.filter((line) => line.amount !== 0n)
    const entries = settle(moved)
    const users = usersOf(operation)
    const after = new Map([
      ...before,
      ...users.map((user) => [user, movedPurse(purseOf(before, user), entries, holds?.[user] ?? 0n)] as const),
    ])
    reckoned.push({ work, settled: { ...rest, opened, entries }, users, rows: rowsFor(moved, entries, after), before, after })
    before = after
  }
  return { reckoned, purses: before }
}

const postAll = async (asked: readonly [Asked, ...Asked[]]): Promise<readonly PostedMoney[]> => {
  const [first] = asked
  const users = [...new Set(asked.flatMap(({ operation }) => usersOf(operation)))]
  const names = asked.flatMap(({ operation }) => operation.lines.filter(({ amount }) => amount !== 0n).map(({ account }) => account))
  const { reckoned, purses } = await reckon(asked, await lockPurses(first, users, names))
  const { operationIds, rows } = await postSettled(
    first.tx,
    reckoned.map(({ settled }) => settled),
    rowsAlongside(
      reckoned.map((each) => each.rows),
      [...purses.values()],
    ),
  )
  const take = takingRows(rows)
  return reckoned.map(({ work, users: whose, rows: shown, before, after }, at) => ({
    operationId: String(operationIds[at]),
    rows: take(work, shown, whose),
    before,
    after,
  }))
}

const postGathered = gathered(postAll)

/**
 * Throws AlreadyPosted where its cause was used before, and whatever check throws: where several of one transaction are posted at once, for all of them.
 * Lines of zero leave no trace.
 */
export const postMoney = (work: Work, operation: MoneyOperation): Promise<PostedMoney> => postGathered({ tx: work.tx, work, operation })
