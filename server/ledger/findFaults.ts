// Looks for what must never be in a ledger: operations that do not sum to zero, balances that are not their entries.
import { sql, type QueryExecutorProvider } from 'kysely'

interface Fault {
  readonly fault: string
}

const unbalanced = sql<Fault>`
  select 'operation ' || e.operation_id || ' sums to ' || sum(e.amount) || ' ' || a.currency as fault
  from ledger_entry e join ledger_account a on a.id = e.account_id group by e.operation_id, a.currency having sum(e.amount) <> 0 order by e.operation_id limit 20`

const drifted = sql<Fault>`
  select 'account ' || a.kind || '/' || a.owner || '/' || a.currency || '#' || a.shard || ' holds ' || a.balance || ', its entries ' || coalesce(sum(e.amount), 0) as fault
  from ledger_account a left join ledger_entry e on e.account_id = a.id group by a.id having a.balance <> coalesce(sum(e.amount), 0) order by a.id limit 20`

const notNegated = sql<Fault>`
  select 'operation ' || o.id || ' is not the negative of ' || o.reverses as fault from ledger_operation o
  where o.reverses is not null and exists (
    select 1 from (select account_kind, owner, currency, sum(amount) as sum from (
      select a.kind as account_kind, a.owner, a.currency, e.amount from ledger_entry e join ledger_account a on a.id = e.account_id where e.operation_id in (o.id, o.reverses)
    ) both_sides group by account_kind, owner, currency) s where s.sum <> 0) order by o.id limit 20`

/** One line for each fault, at most 20 of a kind; an empty list is a sound ledger. */
export const findFaults = async (db: QueryExecutorProvider): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const look of [unbalanced, drifted, notNegated]) for (const { fault } of (await look.execute(db)).rows) faults.push(fault)
  return faults
}
