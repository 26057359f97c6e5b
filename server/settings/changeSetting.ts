// Stores one setting of the deployment: audited with what it was and is, and told to every console when it is committed.
import type { FieldModel } from '../../language/model.ts'
import { transact } from '../actions/transact.ts'
import { write } from '../actions/write.ts'
import type { Db } from '../db/database.ts'
import { singleId } from '../db/fillRows.ts'
import { loadRecords } from '../queries/loadRecords.ts'
import type { ProductModel } from '../ProductModel.ts'

/** @param value undefined puts the default back */
export const changeSetting = async (db: Db, product: ProductModel, { name, path, starts }: FieldModel, value: unknown): Promise<void> => {
  const { configuration } = product.app
  if (!configuration) throw new Error('a product without configuration has no settings')
  const { entity, part } = configuration
  const stored = value ?? starts ?? null
  let was: unknown
  const difference = () => ({ before: { [path]: was }, after: { [path]: stored } })
  await transact(db, { product, action: 'changeSetting', entity, part, record: singleId, difference }, async (work) => {
    const [record] = await loadRecords(work, entity, [singleId])
    was = record?.[path] ?? null
    await write(work, entity, part, singleId, { [name]: stored })
  })
}
