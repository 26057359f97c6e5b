// What the site's settings show besides what is stored (domain 9, 10): where they are used, and what they switch off.
import { derive, sealedMark, sql, table } from '../../../server/kit.ts'
import { presetsOfCreators, presetsOfSets, type PresetReference } from '../pricing/presetReferences.ts'

const q = table('User.questionnaire', 'q')
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

/** Posts sold at it, sets sent with it, and creators who chose it. */
export const presetUses = derive('PaymentPackage', (own) => {
  const at = (place: PresetReference) => sql`select x.id from ${sql.table(place.table)} x where x.${sql.ref(place.column)} = ${own.id}`
  const [sets, creators] = [presetsOfSets.map(at), presetsOfCreators.map(at)]
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
