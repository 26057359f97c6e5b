// Records that a new site starts with: made where there is none of their kind, and by one server of several.
import { oneAtATime, transact, type Db, type ProductModel, type Work } from '../../server/kit.ts'
import { count, type EntityName } from './store.ts'

/** Gives whether it did something. */
export const fillOnce = async (db: Db, product: ProductModel, entity: EntityName, run: (work: Work) => Promise<void>): Promise<boolean> => {
  const isFilled = async (tx: Db): Promise<boolean> => (await count({ tx, product }, entity, {})) > 0
  if (await isFilled(db)) return false
  return transact(db, { product, action: 'firstRows' }, async (work) => {
    await oneAtATime(work, 'firstRows')
    if (await isFilled(work.tx)) return false
    await run(work)
    return true
  })
}
