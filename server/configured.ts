// What the site's configuration says: lists that narrow what a spec allows, flags that are on.
import { singleId } from './db/fillRows.ts'
import { entityNamed } from './entityNamed.ts'
import { loadWhole } from './queries/loadRecords.ts'
import type { Reader } from './reader.ts'

/** A value of the configuration by its name. */
export type Configured = (name: string) => unknown

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
