// Currencies: which codes exist, and what switching one off takes along (domain 10.5).
import { InvalidInput, sql } from '../../../server/kit.ts'
import type { ActionRun } from '../../../server/kit.ts'
import type { Effect } from '../customTypes.ts'
import { credit } from '../money/accounts.ts'
import { table } from '../tables.ts'
import { write } from '../store.ts'

const p = table('User.payee', 'p')
const u = table('User', 'u')

const wrongCode = (): InvalidInput =>
  new InvalidInput([{ field: 'code', code: 'currencyCode', template: 'guards.currencyCode', params: [] }])

const decimalsOf = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 0

/** A code of ISO 4217 with at most two decimals. The internal currency is no such code. */
export const checkCurrency: Effect<'checkCurrency'> = async ({ input }) => {
  const { code } = input
  if (code === credit || !Intl.supportedValuesOf('currency').includes(code) || decimalsOf(code) > 2) throw wrongCode()
}

interface System {
  readonly id: string
  readonly title: string
  readonly currencies: readonly string[]
  readonly status: string
}

/** Takes the currency out of the systems of one kind; those left with none become drafts. */
const removeFrom = async (
  change: ActionRun,
  entity: 'PaymentSystem' | 'PayoutSystem',
  code: string,
): Promise<{ readonly systems: number; readonly drafts: readonly string[] }> => {
  const s = table(entity, 's')
  const { rows } = await sql<System>`
    select ${s.id}::text as id, ${s.title}, ${s.currencies} as currencies, ${s.status} from ${s}
    where ${s.currencies} @> array[${code}]::text[] and ${s.deletedTime} is null order by ${s.id} for update`.execute(change.tx)
  const drafts: string[] = []
  for (const { id, title, currencies, status } of rows) {
    const left = currencies.filter((each) => each !== code)
    const drafted = left.length === 0 && status !== 'DRAFT'
    if (drafted) drafts.push(title)
    await write(change, entity, id, { currencies: left, ...(drafted ? { status: 'DRAFT' } : {}) })
  }
  return { systems: rows.length, drafts }
}

export const switchCurrencyOff: Effect<'switchCurrencyOff'> = async (change) => {
  const code = change.record.id
  const [payment, payout] = [await removeFrom(change, 'PaymentSystem', code), await removeFrom(change, 'PayoutSystem', code)]
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${p} join ${u} on ${u.id} = ${p.id} where ${p.currency} = ${code} and ${u.status} <> 'DELETED'`.execute(
    change.tx,
  )
  const drafts = [...payment.drafts, ...payout.drafts]
  change.report.count('drafts', drafts.length)
  if (drafts.length > 0) change.report.value('currencies.becomeDrafts', drafts.join(', '))
  change.report.count('systems', payment.systems + payout.systems)
  change.report.count('payees', Number(rows[0]?.count ?? 0))
}
