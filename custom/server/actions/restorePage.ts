// Puts an earlier version of a page in its place; what it says now is kept as a version too (domain 9).
import { sql } from '../../../server/kit.ts'
import type { CustomAction } from '../customTypes.ts'
import { keepVersion, rememberedOf } from '../pages/keepVersion.ts'
import { table } from '../tables.ts'
import { loadRecords, write } from '../store.ts'

const staticPage = table('StaticPage')

export const restorePage: CustomAction<'restorePage'> = async (change) => {
  const { record, tx, actor, time } = change
  const id = record.page
  await sql`select 1 from ${staticPage} where ${staticPage.id} = ${id}::bigint for no key update`.execute(tx)
  const [page] = await loadRecords(change, 'StaticPage', [id])
  if (!page) throw new Error(`page ${id} does not exist`)
  await keepVersion(change, page)
  const published = page.always === true ? true : record.published
  await write(change, 'StaticPage', id, { ...rememberedOf(record), published, modifyTime: time, modifiedBy: actor.id })
  return { ids: [id] }
}
