// What banners and the business list of featured creators keep to (domain 10.7, 10.10).
import { sql } from '../../../server/kit.ts'
import type { Effect } from '../customTypes.ts'
import { refuse } from '../guards/answerEach.ts'
import { oneAtATime } from '../oneAtATime.ts'
import { lockCreator } from '../people/lockCreator.ts'
import { afterwards } from '../afterwards.ts'
import { table } from '../tables.ts'

const banner = table('Banner')
const businessEntry = table('BusinessEntry')

const maxBanners = 10
const maxFeatured = 50

/** At most ten are enabled for one place. */
export const checkBanner: Effect<'checkBanner'> = async (change) => {
  const { input, record } = change
  const place = afterwards(input.place, record?.place)
  // A new one starts enabled.
  const enabled = afterwards(input.enabled, record ? record.enabled : true)
  if (enabled !== true || place === undefined) return
  await oneAtATime(change, 'banners')
  const { rows } = await sql<{ count: string }>`
    select count(*) from ${banner} where ${banner.enabled} and ${banner.place} = ${place} and ${banner.id} is distinct from ${record?.id ?? null}::bigint`.execute(
    change.tx,
  )
  if (Number(rows[0]?.count ?? 0) >= maxBanners) throw refuse('tenBanners')
}

/** Who may be added is said by the spec (offers); here that they are still there, and not too many. */
export const addBusinessEntry: Effect<'addBusinessEntry'> = async (change) => {
  await lockCreator(change, change.input.user)
  await oneAtATime(change, 'businessEntries')
  const { rows } = await sql<{ count: string }>`select count(*) from ${businessEntry}`.execute(change.tx)
  if (Number(rows[0]?.count ?? 0) >= maxFeatured) throw refuse('fiftyFeatured')
}
