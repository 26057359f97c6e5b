// Lists of the site's configuration that narrow what a spec allows.
import { singleId } from './db/fillRows.ts'
import { entityNamed } from './entityNamed.ts'
import { loadWhole } from './queries/loadRecords.ts'
import type { Reader } from './reader.ts'

/** Empty where nothing is set: that narrows nothing. */
export const configuredList = async (reader: Reader, name: string): Promise<readonly string[]> => {
  const { entity, part } = reader.product.app.configuration
  const [record] = await loadWhole(reader, entityNamed(reader.product, entity), [singleId])
  const list = record?.[part === '' ? name : `${part}.${name}`]
  return Array.isArray(list) ? list.map(String) : []
}
