// What people keep outlives the names of fields and entities: at every migration kept views are written as the specs call things now (`was`).
import type { Client } from 'pg'
import { renamed, writeListParams } from '../../language/listAddress.ts'
import type { TableModel } from '../../language/model.ts'
import { readPlace } from './placeIn.ts'

type Runs = Pick<Client, 'query'>

const rename = async (client: Runs, entity: string, paths: Readonly<Record<string, string>>): Promise<void> => {
  const { rows } = await client.query<{ id: string; place: string }>('select id, place from saved_view where entity = $1', [entity])
  for (const { id, place } of rows) {
    const now = writeListParams(renamed(readPlace(place), (path) => paths[path] ?? path)).toString()
    if (now !== place) await client.query('update saved_view set place = $2 where id = $1', [id, now])
  }
}

/** A server of the release before may keep one under the old name after others were kept under the new one: those stand. */
const renameEntity = `
  update saved_view o set entity = $2 where entity = $1
    and not exists (select from saved_view n where (n.person, n.entity, lower(n.name)) = (o.person, $2, lower(o.name)))`

/** Likewise what people keep at hand, and how recently it stood open. */
const renameVisits = `
  update visit o set entity = $2 where entity = $1
    and not exists (select from visit n where (n.person, n.entity, n.record) = (o.person, $2, o.record))`

/** A name that a release took over and another field has by now means that field: of a release that was left out, its renames are lost. */
export const renameViews = async (client: Runs, tables: readonly TableModel[]): Promise<void> => {
  for (const { entity, renamed: names } of tables) {
    if (!names) continue
    if (names.entity !== undefined) for (const text of [renameEntity, renameVisits]) await client.query(text, [names.entity, entity])
    await rename(client, entity, names.paths)
  }
}
