// What the site's settings show besides what is stored (domain 9, 10): where they are used, what they switch off, and whether visitors see a banner.
import { derive, sealedMark, sql, table, type Columns } from '../../../server/kit.ts'
import { presetsOfCreators, presetsOfSets, type PresetReference } from '../pricing/presetReferences.ts'

const q = table('User.questionnaire', 'q')
const x = table('ContentSet', 'x')
const userTag = table('UserTag', 'u')
const m = table('PaymentSystem.merchant', 'm')
const frontendConfig = table('SystemSettings.frontendConfig', 'c')

/** How many creators chose it, in their questionnaire or among their tags. */
export const tagUses = derive(
  'Tag',
  (own) => sql`
  select count(*)::integer from (
    select ${q.id} from ${q} where ${q.category} @> array[${own.id}::text]
    union select ${userTag.user} from ${userTag} where ${userTag.tag} = ${own.id}) uses`,
)

/** Posts sold at it and sets sent with it, but for those that are deleted, and creators who chose it. */
export const presetUses = derive('PaymentPackage', (own) => {
  const at = ({ table: name, column }: PresetReference) =>
    sql`select ${x.id} from ${sql.table(name)} x where x.${sql.ref(column)} = ${own.id}`
  const [sets, creators] = [presetsOfSets.map((each) => sql`${at(each)} and ${x.deletedTime} is null`), presetsOfCreators.map(at)]
  return sql`select ((select count(*) from (${sql.join(sets, sql` union all `)}) used) + (select count(*) from (${sql.join(creators, sql` union `)}) chosen))::integer`
})

/** What was stored before secrets were sealed is a hash, which nobody can use. */
export const merchantSecretStored = derive(
  'PaymentSystem',
  (own) => sql`
  coalesce((select case when ${m.secret} like ${`${sealedMark}%`} then 'YES' else 'AGAIN' end from ${m}
    where ${m.id} = ${own.id} and ${m.secret} is not null), 'NO')`,
)

/** The complaints page works only where a support e-mail is set (domain 9). */
export const complaintsOff = derive(
  'StaticPage',
  (own) => sql`
  (${own.slug} = 'complaints-policy' and not exists (select from ${frontendConfig} where coalesce(${frontendConfig.supportEmail}, '') <> ''))`,
)

const shown = (own: Columns<'Banner'>) => sql`
  (case when ${own.enabled} is not true then 'OFF'
    when (now() at time zone 'utc')::date > ${own.to} then 'ENDED'
    when (now() at time zone 'utc')::date < ${own.from} then 'LATER'
    else 'NOW' end)`

/** Whether visitors see it, and why not: what is switched off is so whatever its dates are. */
export const bannerShown = derive('Banner', shown)

/** Enabled and within its dates, both days included; whom it is for is asked per visitor. */
export const bannerVisible = derive('Banner', (own) => sql`(${shown(own)} = 'NOW')`)
