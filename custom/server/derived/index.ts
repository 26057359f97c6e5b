// Values that are not stored: one SQL expression each, over the alias of the entity's own table.
import type { CustomDerived } from '#generated/customs.ts'
import { sealedMark, sql } from '../../../server/kit.ts'
import type { Derived } from '../../../server/kit.ts'
import { presetsOfCreators, presetsOfSets } from '../pricing/presetReferences.ts'
import { credit } from '../money/accounts.ts'
import { derive, table } from '../tables.ts'
import { defaultPercent, earnedEver, earnedForReferrer, paidOut, payableNow, referralPercent } from './earnings.ts'
import { payeeMissing } from './payee.ts'
import { bannerShown, bannerVisible, isFeatured } from './siteLists.ts'
import {
  checkedDescription,
  checkedFiles,
  checkedCover,
  checkedLevel,
  checkedPrice,
  coverOfPost,
  creatorIsSensitive,
  excerptOfPost,
  fileContentType,
  fileName,
  fileUuid,
  isCover,
  postIsDue,
  stateOfPost,
  verificationOfPost,
} from './posts.ts'
import { nextCharge, subscriptionPaid } from './subscriptions.ts'

const y = table('User.payee', 'y')
const payoutSystem = table('PayoutSystem', 's')
const user = table('User', 'u')
const r = table('PayoutRequest', 'r')
const n = table('UserNote', 'n')
const q = table('User.questionnaire', 'q')
const userTag = table('UserTag', 'u')
const systemSettings = table('SystemSettings', 's')
const currency = table('Currency', 'c')
const m = table('PaymentSystem.merchant', 'm')
const frontendConfig = table('SystemSettings.frontendConfig', 'c')

/** Payout system, account, holder, country and currency are there, and the system is on and pays in it (domain 5.6). */
const payeeComplete = derive(
  'User',
  (own) => sql`
  exists (select from ${y} join ${payoutSystem} on ${payoutSystem.id} = ${y.payoutSystem} where ${y.id} = ${own.id}
    and coalesce(${y.accountIdentifier}, '') <> '' and coalesce(${y.holderName}, '') <> '' and ${y.country} is not null
    and ${payoutSystem.status} = 'ON' and ${payoutSystem.deletedTime} is null and ${y.currency} = any(${payoutSystem.currencies}))`,
)

/** Any part of the payee's copy differs from what the creator has now (domain 7.6). */
const payeeChangedSince = derive(
  'PayoutRequest',
  (own) => sql`
  exists (select from ${y} where ${y.id} = ${own.user}
    and (${y.payoutSystem}, ${y.accountIdentifier}, ${y.holderName}, ${y.address}, ${y.country}, ${y.taxId}, ${y.currency})
      is distinct from (${own.payoutSystem}, ${own.account}, ${own.holderName}, ${own.payeeAddress}, ${own.payeeCountry}, ${own.payeeTaxId}, ${own.moneyCurrency}))`,
)

/** What the whole operation brought the platform; empty where it brought or took nothing. */
const platformShare = derive(
  'Transaction',
  (own) => sql`
  select sum(e.amount)::bigint from ledger_entry e join ledger_account a on a.id = e.account_id
  where e.operation_id = ${own.operation}::bigint and a.kind = 'PLATFORM' and a.owner = ''`,
)

const emailOfCreator = derive('PayoutRequest', (own) => sql`(select ${user.email} from ${user} where ${user.id} = ${own.user})`)

/** Requests of the same creator that were made earlier and came to this; empty where there are none. */
const earlier = (status: 'PAID' | 'DECLINED') =>
  derive(
    'PayoutRequest',
    (own) => sql`
  select nullif(count(*), 0)::integer from ${r}
  where ${r.user} = ${own.user} and ${r.status} = ${status} and ${r.id} < ${own.id}`,
  )

/** The newest note about the creator, as much of it as a row has room for. */
const lastNoteOnCreator = derive(
  'PayoutRequest',
  (own) => sql`
  select case when length(${n.text}) > 80 then left(${n.text}, 79) || '…' else ${n.text} end from ${n}
  where ${n.user} = ${own.user} order by ${n.createTime} desc, ${n.id} desc limit 1`,
)

/** How many creators chose it, in their questionnaire or among their tags. */
const tagUses = derive(
  'Tag',
  (own) => sql`
  select count(*)::integer from (
    select ${q.id} from ${q} where ${q.category} @> array[${own.id}::text]
    union select ${userTag.user} from ${userTag} where ${userTag.tag} = ${own.id}) uses`,
)

const isMainCurrency = derive(
  'Currency',
  (own) => sql`exists (select from ${systemSettings} where ${systemSettings.mainCurrency} = ${own.id})`,
)

/** The currencies that customers and creators may use: all that are on but the internal one. */
const enabledCurrencies: Derived = () =>
  sql`select coalesce(array_agg(${currency.id} order by ${currency.order}, ${currency.id}), '{}') from ${currency} where ${currency.status} = 'ON' and ${currency.id} <> ${credit}`

/** Posts sold at it, sets sent with it, and creators who chose it. */
const presetUses = derive('PaymentPackage', (own) => {
  const sets = presetsOfSets.map((each) => sql`select x.id from ${sql.table(each.table)} x where x.${sql.ref(each.column)} = ${own.id}`)
  const creators = presetsOfCreators.map(
    (each) => sql`select x.id from ${sql.table(each.table)} x where x.${sql.ref(each.column)} = ${own.id}`,
  )
  return sql`select ((select count(*) from (${sql.join(sets, sql` union all `)}) used) + (select count(*) from (${sql.join(creators, sql` union `)}) chosen))::integer`
})

/** What was stored before secrets were sealed is a hash, which nobody can use. */
const merchantSecretStored = derive(
  'PaymentSystem',
  (own) => sql`
  coalesce((select case when ${m.secret} like ${`${sealedMark}%`} then 'YES' else 'AGAIN' end from ${m}
    where ${m.id} = ${own.id} and ${m.secret} is not null), 'NO')`,
)

/** The complaints page works only where a support e-mail is set (domain 9). */
const complaintsOff = derive(
  'StaticPage',
  (own) => sql`
  (${own.slug} = 'complaints-policy' and not exists (select from ${frontendConfig} where coalesce(${frontendConfig.supportEmail}, '') <> ''))`,
)

export const derived = {
  payeeComplete,
  payeeMissing,
  payeeChangedSince,
  platformShare,
  emailOfCreator,
  requestsPaidBefore: earlier('PAID'),
  requestsDeclinedBefore: earlier('DECLINED'),
  lastNoteOnCreator,
  tagUses,
  isMainCurrency,
  enabledCurrencies,
  presetUses,
  merchantSecretStored,
  earnedEver,
  paidOut,
  payableNow,
  defaultPercent,
  referralPercent,
  earnedForReferrer,
  nextCharge,
  subscriptionPaid,
  complaintsOff,
  bannerShown,
  bannerVisible,
  isFeatured,
  excerptOfPost,
  stateOfPost,
  verificationOfPost,
  coverOfPost,
  fileName,
  fileUuid,
  fileContentType,
  isCover,
  checkedDescription,
  checkedCover,
  checkedLevel,
  checkedPrice,
  checkedFiles,
  creatorIsSensitive,
  postIsDue,
} satisfies Record<CustomDerived, Derived>
