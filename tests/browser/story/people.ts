// Whom the story is about, chosen from the demo's own people: nothing is put in place for it.
import type { House } from './openHouse.ts'

/** One creator with an open payout request; amounts in hundredths of a credit. */
export interface Waiting {
  readonly id: string
  readonly user: string
  readonly email: string
  readonly name: string
  readonly gross: bigint
  readonly net: bigint
  readonly earnings: bigint
  readonly onHold: bigint
}

type Row = Record<keyof Waiting, string>

const waiting = `
  select r.id::text as id, u.id::text as "user", u.email, u.screen_name as name, r.gross, r.net, b.earnings, b.on_hold as "onHold"
  from payout_requests r join users u on u.id = r.user_id join users_balance b on b.id = u.id
    join users_fraud f on f.id = u.id join users_payee y on y.id = u.id join users_referring g on g.id = u.id
  where r.status = 'NEW' and u.status = 'ACTIVE' and f.status = 'UNKNOWN' and b.earnings >= r.gross
    and y.account_identifier = r.account and g.referrer_id is distinct from 1
    and (select count(*) from users n where n.screen_name = u.screen_name) = 1
  order by r.create_time, r.id limit $1`

const read = ({ id, user, email, name, gross, net, earnings, onHold }: Row): Waiting => ({
  id,
  user,
  email,
  name,
  gross: BigInt(gross),
  net: BigInt(net),
  earnings: BigInt(earnings),
  onHold: BigInt(onHold),
})

/** The first of the queue whom Pay would be allowed for. */
export const findWaiting = async (house: House, count: number): Promise<readonly Waiting[]> => {
  const rows = await house.sql<Row>(waiting, [count])
  if (rows.length < count) throw new Error(`the demo has only ${rows.length} open payout requests that can be paid`)
  return rows.map(read)
}

export interface Books {
  readonly earnings: bigint
  readonly onHold: bigint
  /** The same earnings, added up from the ledger's entries. */
  readonly entries: bigint
  /** Of the ledger over all accounts, by currency: nothing but zeros in it. */
  readonly sums: readonly bigint[]
}

/** What the books say about a user. */
export const booksOf = async (house: House, user: string): Promise<Books> => {
  const [own] = await house.sql<{ earnings: string; onHold: string; entries: string }>(
    `select b.earnings, b.on_hold as "onHold", (select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_account a on a.id = e.account_id
       where a.kind = 'EARNINGS' and a.owner = $1) as entries
     from users_balance b where b.id = $1::bigint`,
    [user],
  )
  const sums = await house.sql<{ sum: string }>(
    'select sum(e.amount) as sum from ledger_entry e join ledger_account a on a.id = e.account_id group by a.currency',
  )
  if (!own) throw new Error(`user ${user} has no books`)
  return {
    earnings: BigInt(own.earnings),
    onHold: BigInt(own.onHold),
    entries: BigInt(own.entries),
    sums: sums.map(({ sum }) => BigInt(sum)),
  }
}

/** 12345n -> 123.45 Cr, as the console writes it. */
export const inCredits = (minor: bigint): string => `${(minor / 100n).toLocaleString('en-US')}.${String(minor % 100n).padStart(2, '0')} Cr`
