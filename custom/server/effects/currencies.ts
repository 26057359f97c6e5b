// Currencies: which codes exist, and what switching one off takes along (domain 10.5).
import { sql, type ActionRun, type Effect } from '../../../server/kit.ts'
import { countPayeesBy } from '../payouts/countPayeesBy.ts'
import { find, write } from '../store.ts'
import { wrongField } from '../wrongField.ts'

const decimalsOf = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 0

/** A code of ISO 4217 with at most two decimals. The internal currency is no such code. */
export const checkCurrency: Effect<'checkCurrency'> = async ({ input }) => {
  const { code } = input
  if (!Intl.supportedValuesOf('currency').includes(code) || decimalsOf(code) > 2) throw wrongField('code', 'currencyCode')
}

/** Takes the currency out of the systems of one kind; those left with none become drafts. */
const removeFrom = async (change: ActionRun, entity: 'PaymentSystem' | 'PayoutSystem', code: string) => {
  const taken: { readonly title: string; readonly drafted: boolean }[] = []
  for (const { id, title, currencies, status } of await find(change, entity, { currencies: code, deletedTime: null }, 'update')) {
    const left = (currencies ?? []).filter((each) => each !== code)
    const drafted = left.length === 0 && status !== 'DRAFT'
    await write(change, entity, id, { currencies: left, ...(drafted ? { status: 'DRAFT' } : {}) })
    taken.push({ title, drafted })
  }
  return taken
}

export const switchCurrencyOff: Effect<'switchCurrencyOff'> = async (change) => {
  const code = change.record.id
  const taken = [...(await removeFrom(change, 'PaymentSystem', code)), ...(await removeFrom(change, 'PayoutSystem', code))]
  const drafts = taken.flatMap(({ title, drafted }) => (drafted ? [title] : []))
  change.report.count('drafts', drafts.length)
  if (drafts.length > 0) change.report.value('currencies.becomeDrafts', drafts.join(', '))
  change.report.count('systems', taken.length)
  change.report.count('payees', await countPayeesBy(change, (p) => sql`${p.currency} = ${code}`))
}
