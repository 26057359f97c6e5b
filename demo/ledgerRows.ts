// The demo's books as rows of the ledger's tables: accounts, operations, entries.
import { nameOf, type AccountName } from '../server/kit.ts'
import type { Book } from './book.ts'
import type { Values } from './store.ts'

export interface LedgerRows {
  readonly accounts: readonly Values[]
  readonly operations: readonly Values[]
  readonly entries: readonly Values[]
}

/** A key like the ones that dialogs make, told apart by the operation's number. */
const keyOf = (id: string): string => `00000000-0000-7000-8000-${id.padStart(12, '0')}`

export const ledgerRows = (book: Book): LedgerRows => {
  const accounts = new Map<string, { readonly id: string; readonly name: AccountName }>()
  const accountOf = (name: AccountName): string => {
    const found = accounts.get(nameOf(name)) ?? { id: String(accounts.size + 1), name }
    accounts.set(nameOf(name), found)
    return found.id
  }
  const entries = book.operations.flatMap((operation) =>
    operation.lines.map(({ account, amount }, line) => ({
      operation_id: operation.id,
      line,
      account_id: accountOf(account),
      amount: String(amount),
      balance_after: String(operation.after[line] ?? 0n),
    })),
  )
  const operations = book.operations.map((operation) => ({
    id: operation.id,
    kind: operation.kind,
    time: operation.time.toISOString(),
    actor: operation.actor ?? null,
    key: operation.actor === undefined ? null : keyOf(operation.id),
    source: operation.actor === undefined ? (operation.source ?? 'site') : null,
    external_id: operation.actor === undefined ? `demo-${operation.reverses ?? operation.id}` : null,
    subject_kind: operation.subject?.kind ?? null,
    subject_id: operation.subject?.id ?? null,
    money_minor: operation.money ? String(operation.money.minor) : null,
    money_currency: operation.money?.currency ?? null,
    ip: operation.ip ?? null,
    value_date: operation.valueDate ?? null,
    terms: operation.terms ?? null,
    reverses: operation.reverses ?? null,
    concerns: operation.concerns ?? null,
  }))
  return {
    accounts: [...accounts.values()].map(({ id, name }) => ({
      id,
      kind: name.kind,
      owner: name.owner ?? '',
      currency: name.currency,
      shard: 0,
      balance: String(book.balance(name)),
    })),
    operations,
    entries,
  }
}
