// What guards ask of whoever is paid, read once for all guards of a call.
import { sql, table, type AnyGuardCall, type Db } from '../../../server/kit.ts'
import { minorIn } from '../money/credits.ts'
import { copied, type Copied } from '../payouts/payeeCopy.ts'
import type { RecordOf } from '../store.ts'
import { usersOf, type OfUser } from './answerEach.ts'
import { remember } from '../../../language/remember.ts'

const u = table('User', 'u')
const f = table('User.fraud', 'f')
const b = table('User.balance', 'b')
const y = table('User.payee', 'y')

export interface PayeeFacts {
  readonly id: string
  readonly status: string
  readonly fraud: string
  /** Hundredths of a credit. */
  readonly earnings: bigint
  readonly onHold: bigint
  readonly payeeVersion: number
  /** In the order of a request's copy. */
  readonly payee: readonly (string | null)[]
}

type Row = Omit<PayeeFacts, 'earnings' | 'onHold'> & { readonly earnings: string; readonly onHold: string }

/** One is what a change asks: with an array the database would plan it anew each time, which takes longer than reading. */
export const readFacts = async (db: Db, users: readonly string[]): Promise<readonly PayeeFacts[]> => {
  if (users.length === 0) return []
  const { rows } = await sql<Row>`
    select ${u.id}::text as id, ${u.status}, ${f.status} as fraud, ${b.earnings}, ${b.onHold} as "onHold", ${y.version} as "payeeVersion",
      array[${sql.join(copied.map((field) => sql`${y[field]}::text`))}] as payee
    from ${u} join ${f} on ${f.id} = ${u.id}
      join ${b} on ${b.id} = ${u.id} join ${y} on ${y.id} = ${u.id}
    where ${users.length === 1 ? sql`${u.id} = ${users[0]}::bigint` : sql`${u.id} = any(${users}::bigint[])`}`.execute(db)
  return rows.map((row) => ({ ...row, earnings: BigInt(row.earnings), onHold: BigInt(row.onHold) }))
}

type Path = `payee.${Copied}` | 'fraud.status' | 'balance.earnings' | 'balance.onHold' | 'payee.version'

/** A user, or a record about money of one. */
type AboutPayee = OfUser & { readonly status?: string | null | undefined } & { readonly [P in Path]?: RecordOf<'User'>[P] | undefined }

/** What a guard is handed whose action pays somebody. */
export interface PayeeCall extends Pick<AnyGuardCall, 'tx' | 'entity'> {
  readonly records: readonly AboutPayee[]
}

/** The same of a user's whole record, where that is what the action is about. */
const factsOf = (user: AboutPayee): PayeeFacts => ({
  id: user.id,
  status: user.status ?? '',
  fraud: user['fraud.status'] ?? '',
  earnings: minorIn(user['balance.earnings']),
  onHold: minorIn(user['balance.onHold']),
  payeeVersion: user['payee.version'] ?? 0,
  payee: copied.map((field) => user[`payee.${field}`] ?? null),
})

/** By the user's id: those whom the records are about. */
export const payeeFacts = remember(async (call: PayeeCall): Promise<ReadonlyMap<string, PayeeFacts>> => {
  const all = call.entity.name === 'User' ? call.records.map(factsOf) : await readFacts(call.tx, usersOf(call))
  return new Map(all.map((each) => [each.id, each]))
})
