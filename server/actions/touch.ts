// Notes that a record changed in this transaction, once a part with its last version; what is made in it stays new.
import { remember } from '../../language/remember.ts'
import type { Touched, Work } from '../customs.ts'

/** Where each stands: a change may touch thousands. */
const placesIn = remember((_touched: readonly Touched[]) => new Map<string, number>())

export const touch = ({ touched }: Pick<Work, 'touched'>, change: Touched): void => {
  const places = placesIn(touched)
  const name = JSON.stringify([change.entity, change.part, change.id])
  const at = places.get(name)
  if (at === undefined) places.set(name, touched.push(change) - 1)
  else touched[at] = touched[at]?.created ? { ...change, created: true } : change
}
