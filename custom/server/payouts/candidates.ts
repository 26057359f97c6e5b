// Creators as the payout criteria look at them: one row each, with what they have and how they want to be paid.
import { sql, table, type Db } from '../../../server/kit.ts'
import { creatorRoles } from '../people/levels.ts'

const q = table('PayoutRequest', 'q')
const u = table('User', 'u')
const f = table('User.fraud', 'f')
const b = table('User.balance', 'b')
const p = table('User.payee', 'p')
const s = table('PayoutSystem', 's')
const c = table('Currency', 'c')

export interface Candidate {
  readonly user: string
  readonly title: string
  readonly username: string
  readonly role: string
  readonly status: string
  readonly fraud: string
  /** Hundredths of a credit. */
  readonly earnings: bigint
  readonly onHold: bigint
  readonly openRequest: boolean
  readonly payoutSystem: string | null
  /** The system is on, not deleted, and pays in the payee's currency. */
  readonly systemPays: boolean
  readonly percent: string
  readonly fixed: bigint
  readonly least: bigint
  readonly account: string | null
  readonly holderName: string | null
  readonly address: string | null
  readonly country: string | null
  readonly taxId: string | null
  readonly currency: string | null
  readonly rate: string | null
  readonly decimals: number
}

type Row = { readonly [Name in keyof Candidate]: Candidate[Name] extends bigint ? string : Candidate[Name] }

const columns = sql`
  ${u.id}::text as "user", coalesce(nullif(${u.screenName}, ''), ${u.username}) as title, ${u.username}, ${u.role}, ${u.status}, ${f.status} as fraud,
  ${b.earnings}, ${b.onHold} as "onHold",
  exists (select from ${q} where ${q.user} = ${u.id} and ${q.status} = 'NEW') as "openRequest",
  ${p.payoutSystem}::text as "payoutSystem",
  coalesce(${s.status} = 'ON' and ${s.deletedTime} is null and ${p.currency} = any(${s.currencies}), false) as "systemPays",
  coalesce(${s.commissionPercent}, 0)::text as percent, coalesce(${s.commissionFixed}, 0) as fixed, coalesce(${s.minAmount}, 1) as least,
  ${p.accountIdentifier} as account, ${p.holderName} as "holderName", ${p.address}, ${p.country}, ${p.taxId} as "taxId", ${p.currency} as currency,
  ${c.rate}::text as rate, coalesce(${c.decimals}, 2) as decimals`

const tables = sql`
  ${u}
  join ${f} on ${f.id} = ${u.id}
  join ${b} on ${b.id} = ${u.id}
  join ${p} on ${p.id} = ${u.id}
  left join ${s} on ${s.id} = ${p.payoutSystem}
  left join ${c} on ${c.id} = ${p.currency}`

export interface Wanted {
  /** These users only, whatever their role. */
  readonly users?: readonly string[] | undefined
  /** Those whose payee information names it. */
  readonly payoutSystem?: string | undefined
}

/** In the order of their ids. Without users: everybody with a creator's role. */
export const findCandidates = async (db: Db, { users, payoutSystem }: Wanted): Promise<readonly Candidate[]> => {
  const who = users === undefined ? sql`${u.role} = any(${creatorRoles}::text[])` : sql`${u.id} = any(${users}::bigint[])`
  const which = payoutSystem === undefined ? sql`` : sql`and ${p.payoutSystem} = ${payoutSystem}::bigint`
  const { rows } = await sql<Row>`select ${columns} from ${tables} where ${who} ${which} order by ${u.id}`.execute(db)
  return rows.map((row) => ({
    ...row,
    earnings: BigInt(row.earnings),
    onHold: BigInt(row.onHold),
    fixed: BigInt(row.fixed),
    least: BigInt(row.least),
  }))
}
