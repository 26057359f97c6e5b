// Values that are not stored: one SQL expression each, over the alias of the entity's own table.
import type { CustomDerived } from '#generated/customs.ts'
import { sealedMark, sql } from '../../../server/kit.ts'
import type { Derived } from '../../../server/kit.ts'
import { presetsOfCreators, presetsOfSets } from '../pricing/presetReferences.ts'
import { credit } from '../money/accounts.ts'
import { table } from '../tables.ts'
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

/** Payout system, account, holder, country and currency are there, and the system is on and pays in it (domain 5.6). */
const payeeComplete: Derived = (own) => sql`
  exists (select from ${table('User', 'payee')} y join ${table('PayoutSystem')} s on s.id = y.payout_system_id where y.id = ${own}.id
    and coalesce(y.account_identifier, '') <> '' and coalesce(y.holder_name, '') <> '' and y.country is not null
    and s.status = 'ON' and s.deleted_time is null and y.currency_id = any(s.currencies_ids))`

/** Any part of the payee's copy differs from what the creator has now (domain 7.6). */
const payeeChangedSince: Derived = (own) => sql`
  exists (select from ${table('User', 'payee')} y where y.id = ${own}.user_id
    and (y.payout_system_id, y.account_identifier, y.holder_name, y.address, y.country, y.tax_id, y.currency_id)
      is distinct from (${own}.payout_system_id, ${own}.account, ${own}.holder_name, ${own}.payee_address, ${own}.payee_country, ${own}.payee_tax_id, ${own}.money_currency))`

/** What the whole operation brought the platform; empty where it brought or took nothing. */
const platformShare: Derived = (own) => sql`
  select sum(e.amount)::bigint from ledger_entry e join ledger_account a on a.id = e.account_id
  where e.operation_id = ${own}.operation::bigint and a.kind = 'PLATFORM' and a.owner = ''`

const emailOfCreator: Derived = (own) => sql`(select u.email from ${table('User')} u where u.id = ${own}.user_id)`

/** Requests of the same creator that were made earlier and came to this; empty where there are none. */
const earlier =
  (status: 'PAID' | 'DECLINED'): Derived =>
  (own) =>
    sql`
  select nullif(count(*), 0)::integer from ${table('PayoutRequest')} e
  where e.user_id = ${own}.user_id and e.status = ${status} and e.id < ${own}.id`

/** The newest note about the creator, as much of it as a row has room for. */
const lastNoteOnCreator: Derived = (own) => sql`
  select case when length(n.text) > 80 then left(n.text, 79) || '…' else n.text end from ${table('UserNote')} n
  where n.user_id = ${own}.user_id order by n.create_time desc, n.id desc limit 1`

/** How many creators chose it, in their questionnaire or among their tags. */
const tagUses: Derived = (own) => sql`
  select count(*)::integer from (
    select q.id from ${table('User', 'questionnaire')} q where q.category_ids @> array[${own}.id::text]
    union select u.user_id from ${table('UserTag')} u where u.tag_id = ${own}.id) uses`

const isMainCurrency: Derived = (own) => sql`exists (select from ${table('SystemSettings')} s where s.main_currency_id = ${own}.id)`

/** The currencies that customers and creators may use: all that are on but the internal one. */
const enabledCurrencies: Derived = () =>
  sql`select coalesce(array_agg(c.id order by c."order", c.id), '{}') from ${table('Currency')} c where c.status = 'ON' and c.id <> ${credit}`

/** Posts sold at it, sets sent with it, and creators who chose it. */
const presetUses: Derived = (own) => {
  const sets = presetsOfSets.map((each) => sql`select s.id from ${sql.table(each.table)} s where s.${sql.ref(each.column)} = ${own}.id`)
  const creators = presetsOfCreators.map(
    (each) => sql`select c.id from ${sql.table(each.table)} c where c.${sql.ref(each.column)} = ${own}.id`,
  )
  return sql`select ((select count(*) from (${sql.join(sets, sql` union all `)}) used) + (select count(*) from (${sql.join(creators, sql` union `)}) chosen))::integer`
}

/** What was stored before secrets were sealed is a hash, which nobody can use. */
const merchantSecretStored: Derived = (own) => sql`
  coalesce((select case when m.secret like ${`${sealedMark}%`} then 'YES' else 'AGAIN' end from ${table('PaymentSystem', 'merchant')} m
    where m.id = ${own}.id and m.secret is not null), 'NO')`

/** The complaints page works only where a support e-mail is set (domain 9). */
const complaintsOff: Derived = (own) => sql`
  (${own}.slug = 'complaints-policy' and not exists (select from ${table('SystemSettings', 'frontendConfig')} c where coalesce(c.support_email, '') <> ''))`

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
