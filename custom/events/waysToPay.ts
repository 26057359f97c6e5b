// What a customer is offered for a preset of prices: the balance, and money through the systems that are on (product spec 5, domain 10.2, 10.3).
import { sql, table } from '../../server/kit.ts'
import { moneyOf, type Money } from '../../language/fields/money.ts'
import type { World } from '../server/world.ts'

const p = table('PaymentPackage', 'p')
const c = table('Currency', 'c')
const s = table('PaymentSystem', 's')

export interface WaysToPay {
  /** False for deposits: a balance cannot be bought from the balance. */
  readonly balance: boolean
  /** A price in each currency that some system takes, with the ids of those systems in their order. */
  readonly money: readonly { readonly price: Money; readonly systems: readonly string[] }[]
}

interface Offer {
  readonly type: string
  readonly currency: string | null
  readonly minor: string | null
  readonly systems: readonly string[] | null
}

/** Undefined where the preset is offered no more. Without money prices: from the balance only. */
export const waysToPay = async ({ db }: Pick<World, 'db'>, preset: string): Promise<WaysToPay | undefined> => {
  const { rows } = await sql<Offer>`
    select ${p.type}, ${c.id} as currency, ${p.prices} ->> ${c.id} as minor, array_agg(${s.id}::text order by ${s.position}, ${s.id}) filter (where ${s.id} is not null) as systems
    from ${p} left join ${c} on ${c.status} = 'ON' and ${p.prices} ? ${c.id}
      left join ${s} on ${s.status} = 'ON' and ${s.deletedTime} is null and ${s.currencies} @> array[${c.id}]
        and (${p.type} <> 'DEPOSIT' or ${p.credits} between coalesce(${s.minDeposit}, 0) and coalesce(${s.maxDeposit}, ${p.credits}))
    where ${p.id} = ${preset}::bigint and ${p.deletedTime} is null group by ${p.id}, ${c.id} order by ${c.order}, ${c.id}`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const money = rows.flatMap(({ currency, minor, systems }) =>
    currency === null || minor === null || systems === null ? [] : [{ price: moneyOf(minor, currency), systems }],
  )
  return { balance: first.type !== 'DEPOSIT', money }
}
