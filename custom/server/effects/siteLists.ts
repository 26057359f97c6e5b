// What banners and the business list of featured creators keep to (domain 10.7, 10.10).
import { erase, InvalidInput, sql } from '../../../server/kit.ts'
import type { Change, Effect } from '../../../server/kit.ts'
import { refuse } from '../guards/answerEach.ts'
import { oneAtATime } from '../oneAtATime.ts'
import { lockCreator } from '../people/lockCreator.ts'
import { table } from '../tables.ts'

const banner = table('Banner')
const businessEntry = table('BusinessEntry')

const mostBanners = 10
const mostFeatured = 50

/** As it will be: what is given, else what is stored; a new one starts enabled. */
const willBe = ({ input, record }: Change, field: string): unknown =>
  input[field] === undefined ? (record ? record[field] : field === 'enabled') : input[field]

/** At most ten are enabled for one place, and none ends before it begins. */
export const checkBanner: Effect = async (change) => {
  const [from, to, place] = [willBe(change, 'from'), willBe(change, 'to'), willBe(change, 'place')]
  if (typeof from === 'string' && typeof to === 'string' && to < from)
    throw new InvalidInput([{ field: 'to', code: 'bannerEnds', template: 'guards.bannerEnds', params: [] }])
  if (willBe(change, 'enabled') !== true || typeof place !== 'string') return
  await oneAtATime(change, 'banners')
  const { rows } = await sql<{ count: string }>`
    select count(*) from ${banner} where ${banner.enabled} and ${banner.place} = ${place} and ${banner.id} is distinct from ${change.record?.id ?? null}::bigint`.execute(
    change.tx,
  )
  if (Number(rows[0]?.count ?? 0) >= mostBanners) throw refuse('tenBanners')
}

/** Who may be added is said by the spec (offers); here that they are still there, and not too many. */
export const addBusinessEntry: Effect = async (change) => {
  await lockCreator(change, change.input['user'])
  await oneAtATime(change, 'businessEntries')
  const { rows } = await sql<{ count: string }>`select count(*) from ${businessEntry}`.execute(change.tx)
  if (Number(rows[0]?.count ?? 0) >= mostFeatured) throw refuse('fiftyFeatured')
}

/** A deleted creator is featured no more. */
export const removeBusinessEntry = async (change: Change, user: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select ${businessEntry.id}::text as id from ${businessEntry} where ${businessEntry.user} = ${user}::bigint for update`.execute(
    change.tx,
  )
  for (const { id } of rows) await erase(change, 'BusinessEntry', id)
}
