// What visitors of the client site see of banners and featured creators (domain 10.7, 10.10).
import { sql } from '../../../server/kit.ts'
import { highestLevel } from '../people/levels.ts'
import { derive, table } from '../tables.ts'

const u = table('User', 'u')
const v = table('User.verification', 'v')
const d = table('User.discovery', 'd')
const f = table('User.fraud', 'f')

/** Enabled and within its dates, both days included; whom it is for is asked per visitor. */
export const bannerVisible = derive(
  'Banner',
  (own) => sql`
  (${own.enabled} is true and (now() at time zone 'utc')::date between coalesce(${own.from}, '-infinity') and coalesce(${own.to}, 'infinity'))`,
)

/** Whether visitors see it, and why not: what is switched off is so whatever its dates are. */
export const bannerShown = derive(
  'Banner',
  (own) => sql`
  (case when ${own.enabled} is not true then 'OFF'
    when (now() at time zone 'utc')::date > ${own.to} then 'ENDED'
    when (now() at time zone 'utc')::date < ${own.from} then 'LATER'
    else 'NOW' end)`,
)

/** A creator that is verified, enabled, and shown in search and discovery, which those marked as fraud never are (domain 5.17). */
export const isFeatured = derive(
  'BusinessEntry',
  (own) => sql`
  exists (select from ${u}
    join ${v} on ${v.id} = ${u.id} join ${d} on ${d.id} = ${u.id}
    join ${f} on ${f.id} = ${u.id}
    where ${u.id} = ${own.user} and ${u.role} = any(${Object.keys(highestLevel)}::text[]) and ${u.status} = 'ACTIVE' and ${v.status} = 'APPROVED' and ${d.visible} and ${f.status} <> 'FRAUD')`,
)
