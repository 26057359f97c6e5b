// What must always hold of the money (domain 16.3): the ledger in itself, transactions and stored balances against it, each payout's effect by its state.
import { findFaults, sql, table, type Db } from '../../server/kit.ts'

const transaction = table('Transaction')
const b = table('User.balance', 'b')
const payoutRequest = table('PayoutRequest')
const q = table('PayoutRequest', 'q')
const m = table('ManualPayout', 'm')

interface Fault {
  readonly fault: string
}

/** Accounts of users, their completed transactions, and the balance that lists show. */
const accountsAgree = () => sql<Fault>`
  with held as (
    select owner::bigint as id, sum(balance) filter (where kind = 'WALLET') as wallet, sum(balance) filter (where kind = 'EARNINGS') as earnings
    from ledger_account where owner <> '' group by owner
  ), rows as (
    select ${transaction.user} as id, sum(${transaction.amount}) filter (where ${transaction.account} = 'WALLET') as wallet, sum(${transaction.amount}) filter (where ${transaction.account} = 'EARNINGS') as earnings
    from ${transaction} where ${transaction.status} = 'COMPLETED' group by ${transaction.user}
  )
  select 'user ' || ${b.id} || ': stored ' || ${b.wallet} || '/' || ${b.earnings} || '/' || ${b.total} || ', ledger ' || coalesce(h.wallet, 0) || '/' || coalesce(h.earnings, 0)
    || ', transactions ' || coalesce(r.wallet, 0) || '/' || coalesce(r.earnings, 0) as fault
  from ${b} left join held h on h.id = ${b.id} left join rows r on r.id = ${b.id}
  where (${b.wallet}::numeric, ${b.earnings}::numeric, ${b.total}) is distinct from (coalesce(h.wallet, 0), coalesce(h.earnings, 0), ${b.wallet} + ${b.earnings})
    or (coalesce(r.wallet, 0), coalesce(r.earnings, 0)) is distinct from (coalesce(h.wallet, 0), coalesce(h.earnings, 0)) order by ${b.id} limit 20`

/** On hold is what the open requests hold. */
const holdsAgree = () => sql<Fault>`
  select 'user ' || ${b.id} || ' holds ' || ${b.onHold} || ', open requests ' || coalesce(${q.gross}, 0) as fault from ${b}
  left join (select ${payoutRequest.user}, sum(${payoutRequest.gross}) as gross from ${payoutRequest} where ${payoutRequest.status} = 'NEW' group by ${payoutRequest.user}) q on ${q.user} = ${b.id}
  where ${b.onHold} <> coalesce(${q.gross}, 0) order by ${b.id} limit 20`

/** A paid request took gross, paid net and kept the commission; any other left nothing, however often it was paid and undone. */
const requestsAgree = () => sql<Fault>`
  with effect as (
    select o.subject_id::bigint as id, sum(e.amount) filter (where a.kind = 'EARNINGS') as earnings, sum(e.amount) filter (where a.kind like 'CASH\\_OUT:%') as out,
      sum(e.amount) filter (where a.kind = 'PAYOUT_FEES') as fees
    from ledger_operation o join ledger_entry e on e.operation_id = o.id join ledger_account a on a.id = e.account_id where o.subject_kind = 'PayoutRequest' group by o.subject_id
  )
  select 'payout request ' || ${q.id} || ' is ' || ${q.status} || ', but its entries are ' || coalesce(x.earnings, 0) || '/' || coalesce(x.out, 0) || '/' || coalesce(x.fees, 0) as fault
  from ${q} left join effect x on x.id = ${q.id}
  where (coalesce(x.earnings, 0), coalesce(x.out, 0), coalesce(x.fees, 0)) is distinct from (case when ${q.status} = 'PAID' then (-${q.gross}::numeric, ${q.net}::numeric, ${q.commission}::numeric) else (0::numeric, 0::numeric, 0::numeric) end) order by ${q.id} limit 20`

/** A manual payout that stands took gross; an undone one has its negative. */
const manualAgree = () => sql<Fault>`
  select 'manual payout ' || ${m.id} || ' is ' || ${m.status} || ', but its operations are not' as fault from ${m}
  where (${m.status} = 'UNDONE') <> exists (select from ledger_operation o where o.reverses = ${m.operation}::bigint)
    or ${m.gross} <> -(select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_account a on a.id = e.account_id where e.operation_id = ${m.operation}::bigint and a.kind = 'EARNINGS')
  order by ${m.id} limit 20`

/** Rows of one operation are its entries on users' accounts, no more and no less. */
const rowsAgree = () => sql<Fault>`
  select 'operation ' || coalesce(t.id, e.id) || ': transactions ' || coalesce(t.sum, 0) || ', entries ' || coalesce(e.sum, 0) as fault
  from (select ${transaction.operation}::bigint as id, sum(${transaction.amount}) as sum, count(*) as count from ${transaction} where ${transaction.status} = 'COMPLETED' group by ${transaction.operation}) t
  full join (select e.operation_id as id, sum(e.amount) as sum, count(*) as count from ledger_entry e join ledger_account a on a.id = e.account_id where a.owner <> '' group by e.operation_id) e on e.id = t.id
  where (t.sum, t.count) is distinct from (e.sum, e.count) order by 1 limit 20`

/** One line for each fault, at most 20 of a kind; an empty list is sound money. */
export const checkLedger = async (db: Db): Promise<readonly string[]> => {
  const faults = [...(await findFaults(db))]
  for (const look of [accountsAgree, holdsAgree, requestsAgree, manualAgree, rowsAgree])
    for (const { fault } of (await look().execute(db)).rows) faults.push(fault)
  return faults
}
