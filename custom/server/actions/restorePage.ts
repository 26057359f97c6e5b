// Puts an earlier version of a page in its place; what it says now is kept as a version too (domain 9).
import { loadRecords, sql, write } from '../../../server/kit.ts'
import type { CustomAction } from '../../../server/kit.ts'
import { keepVersion, remembered } from '../pages/keepVersion.ts'
import { table } from '../tables.ts'
import { textOf } from '../textOf.ts'

const staticPage = table('StaticPage')

export const restorePage: CustomAction = async (change) => {
  const { record, tx, actor, time } = change
  const id = textOf(record?.['page'])
  await sql`select 1 from ${staticPage} where ${staticPage.id} = ${id}::bigint for no key update`.execute(tx)
  const [page] = await loadRecords(change, 'StaticPage', [id])
  if (!record || !page) throw new Error(`page ${id} does not exist`)
  await keepVersion(change, page)
  const values = Object.fromEntries(remembered.map((name) => [name, record[name] ?? null]))
  const published = page['always'] === true ? true : record['published']
  await write(change, 'StaticPage', '', id, { ...values, published, modifyTime: time, modifiedBy: actor.id })
  return { ids: [id] }
}
