// What the site's configuration says: its lists narrow what a spec allows, its flags open or close it.
import { singleId } from './db/fillRows.ts'
import { entityNamed } from './entityNamed.ts'
import { loadWhole } from './queries/loadRecords.ts'
import type { Reader } from './reader.ts'

export type Configured = (name: string) => unknown

/** Every value of the configuration by name; undefined where nothing is set. */
export const readConfigured = async (reader: Reader): Promise<Configured> => {
  const { entity, part } = reader.product.app.configuration
  const [record] = await loadWhole(reader, entityNamed(reader.product, entity), [singleId])
  return (name) => record?.[part === '' ? name : `${part}.${name}`]
}

/** Empty where nothing is set: that narrows nothing. */
export const configuredList = async (reader: Reader, name: string): Promise<readonly string[]> => {
  const list = (await readConfigured(reader))(name)
  return Array.isArray(list) ? list.map(String) : []
}
