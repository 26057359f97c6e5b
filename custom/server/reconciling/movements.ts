// What the ledger has of payments through one payout system: those of a month, and those that a statement names, whenever they were.
import { sql, table, type Db, type Tx } from '../../../server/kit.ts'
import { cashOut } from '../money/accounts.ts'

/** One operation of the ledger. */
export interface Movement {
  readonly operation: string
  /** The day by UTC; of a manual payout its value date. */
  readonly day: string
  /** Hundredths of a credit that went out; negative where a payout was undone. */
  readonly credits: bigint
  /** In money, as it was paid; null where only credits were recorded. */
  readonly minor: bigint | null
  readonly currency: string | null
  /** '' where none was recorded. */
  readonly reference: string
  readonly user: string
  readonly payoutRequest: string | null
  readonly manualPayout: string | null
  /** The statement of another month has it already; asked of what was recorded outside the month. */
  readonly statedElsewhere?: boolean
}

export interface Asked {
  readonly payoutSystem: string
  /** 2026-10 */
  readonly month: string
  readonly references: readonly string[]
}

/** Statements and staff write the same reference in their own way. */
export const plainly = (reference: string): string => reference.trim().toLowerCase()

interface Found extends Omit<Movement, 'credits' | 'minor'> {
  readonly credits: string
  readonly minor: string | null
}

const request = table('PayoutRequest', 'q')
const step = table('PayoutRequestStep', 's')
const manual = table('ManualPayout', 'm')

/** Per operation: what the account of the payout system took. */
const out = ({ payoutSystem }: Asked) => sql`
  join lateral (
    select sum(e.amount)::text as credits from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.operation_id = o.id and a.kind = ${cashOut(payoutSystem).kind}
  ) taken on taken.credits is not null`

const known = ({ references }: Asked) => references.map(plainly)
const begins = ({ month }: Asked) => `${month}-01`

/** The k-th payment of a request and its k-th undo belong to the k-th step that said paid: they take turns. */
const ofRequests = (asked: Asked) => sql<Found>`
  with about as (
    select subject_id as id from ledger_operation where subject_kind = 'PayoutRequest'
      and time >= ${begins(asked)}::date::timestamp at time zone 'UTC' and time < (${begins(asked)}::date + interval '1 month') at time zone 'UTC'
    union select ${step.request}::text from ${step} where ${step.became} = 'PAID' and lower(btrim(${step.reference})) = any(${known(asked)}::text[])
  ), paid as (
    select ${step.request}::text as request, ${step.reference} as reference, row_number() over (partition by ${step.request} order by ${step.id}) as nth
    from ${step} where ${step.became} = 'PAID' and ${step.request}::text in (select id from about)
  ), moved as (
    select *, row_number() over (partition by subject_id, kind order by id) as nth from ledger_operation
    where subject_kind = 'PayoutRequest' and subject_id in (select id from about)
  )
  select o.id::text as operation, (o.time at time zone 'UTC')::date::text as day, taken.credits,
    (case when taken.credits::numeric < 0 then -1 else 1 end * ${request.moneyMinor})::text as minor, ${request.moneyCurrency} as currency,
    coalesce(paid.reference, '') as reference, ${request.user}::text as "user", ${request.id}::text as "payoutRequest", null as "manualPayout"
  from moved o ${out(asked)} join ${request} on ${request.id}::text = o.subject_id left join paid on paid.request = o.subject_id and paid.nth = o.nth`

/** Recorded on its value date, undone when it was. */
const ofManual = (asked: Asked) => {
  const day = sql`case when o.id = ${manual.operation}::bigint then ${manual.valueDate} else (o.time at time zone 'UTC')::date end`
  return sql<Found>`
    select o.id::text as operation, (${day})::text as day, taken.credits, null as minor, null as currency,
      coalesce(${manual.reference}, '') as reference, ${manual.user}::text as "user", null as "payoutRequest", ${manual.id}::text as "manualPayout"
    from ${manual} join ledger_operation o on o.id = ${manual.operation}::bigint or o.id = ${manual.undoOperation}::bigint ${out(asked)}
    where ${manual.payoutSystem} = ${asked.payoutSystem}
      and (lower(btrim(${manual.reference})) = any(${known(asked)}::text[]) or date_trunc('month', ${day}) = ${begins(asked)}::date)`
}

/** In the order in which they were recorded. */
export const findMovements = async (db: Db | Tx, asked: Asked): Promise<readonly Movement[]> => {
  const found = [...(await ofRequests(asked).execute(db)).rows, ...(await ofManual(asked).execute(db)).rows]
  return found
    .map((each) => ({ ...each, credits: BigInt(each.credits), minor: each.minor === null ? null : BigInt(each.minor) }))
    .toSorted((a, b) => (BigInt(a.operation) < BigInt(b.operation) ? -1 : 1))
}
