// Presets of prices: what one must be like, and what its deletion takes along (domain 10.2).
import { findByName, sql, writeByName, type ActionRun, type CustomRun, type Effect, type Work } from '../../../server/kit.ts'
import { afterwards } from '../afterwards.ts'
import { inWords, minorIn } from '../money/credits.ts'
import { notify } from '../people/notify.ts'
import { isRenewed } from '../people/stopRenewals.ts'
import { hidePosts } from '../posts/verification.ts'
import { presetsOfCreators } from '../pricing/presetReferences.ts'
import { count, find, loadRecords, type RowOf } from '../store.ts'
import { wrongField } from '../wrongField.ts'

/** 12.50 has two digits after the point, 12.00 none that count. */
const digitsOf = (amount: string): number => (/[.,](\d*?)0*$/.exec(amount)?.[1] ?? '').length

/** Nobody pays half a yen. What was stored before the currency lost its decimals stays until it is typed anew. */
const checkPrices = async (change: CustomRun<'shapePreset'>): Promise<void> => {
  const stored = new Map(change.record?.prices?.map((each) => [each.currency, each.amount]))
  const prices = (change.input.prices ?? []).filter((each) => stored.get(each.currency) !== each.amount)
  const codes = prices.map((each) => each.currency)
  const currencies = await loadRecords(change, 'Currency', codes)
  for (const { amount, currency } of prices) {
    const decimals = currencies.find((each) => each?.id === currency)?.decimals ?? 2
    if (digitsOf(amount) > decimals) throw wrongField('prices', 'prices', [currency, String(decimals)], 'guards.presetDecimals')
  }
}

export const shapePreset: Effect<'shapePreset'> = async (change) => {
  await checkPrices(change)
  change.set('title', inWords(minorIn(afterwards(change.input.credits, change.record?.credits))))
}

/** Published posts sold at it, those that wait for their time among them, locked. A new one is marked as published before it ever was. */
const postsSoldAt = (work: Work, preset: string): Promise<readonly RowOf<'ContentSet'>[]> =>
  find(work, 'ContentSet', { package: preset, type: 'POST', published: true, publishTime: { not: null } }, 'no key update')

/** Subscriptions that go on at its price. */
const runningAt = (work: Work, preset: string): Promise<number> =>
  count(work, 'Subscription', (s) => sql`${s.package} = ${preset}::bigint and ${isRenewed(s)}`)

/** Creators lose the choice; a level that was sold at it is closed. Gives whom it was taken from. */
const takeFromCreators = async (change: ActionRun, preset: string): Promise<ReadonlySet<string>> => {
  const creators = new Set<string>()
  for (const at of presetsOfCreators)
    for (const { id } of await findByName(change, at, { [at.field]: preset }, 'no key update')) {
      await writeByName(change, at.entity, at.part, id, { [at.field]: null, ...(at.enabled === undefined ? {} : { [at.enabled]: false }) })
      creators.add(id)
    }
  return creators
}

/** Deleting: posts are unpublished, creators lose the choice and are told; what was bought and agreed stays. */
export const withdrawPreset: Effect<'withdrawPreset'> = async (change) => {
  const { record } = change
  const posts = await postsSoldAt(change, record.id)
  await hidePosts(change, posts)
  const creators = await takeFromCreators(change, record.id)
  for (const id of creators) await notify(change, id, 'presetDeleted', [record.type, record.title])
  change.report.count('posts', posts.length)
  change.report.count('creators', creators.size)
  change.report.count('subscriptions', await runningAt(change, record.id))
}
