// Whether visitors of the client site see a banner (domain 10.7).
import { derive, sql, type Columns } from '../../../server/kit.ts'

const shown = (own: Columns<'Banner'>) => sql`
  (case when ${own.enabled} is not true then 'OFF'
    when (now() at time zone 'utc')::date > ${own.to} then 'ENDED'
    when (now() at time zone 'utc')::date < ${own.from} then 'LATER'
    else 'NOW' end)`

/** Whether visitors see it, and why not: what is switched off is so whatever its dates are. */
export const bannerShown = derive('Banner', shown)

/** Enabled and within its dates, both days included; whom it is for is asked per visitor. */
export const bannerVisible = derive('Banner', (own) => sql`(${shown(own)} = 'NOW')`)
