// Notes that a record changed in this transaction, once a part with its last version; what is made in it stays new.
import type { Touched, Work } from '../customs.ts'

export const touch = ({ touched }: Pick<Work, 'touched'>, change: Touched): void => {
  const at = touched.findIndex((each) => each.entity === change.entity && each.part === change.part && each.id === change.id)
  const known = touched[at]
  if (known) touched[at] = known.created ? { ...change, created: true } : change
  else touched.push(change)
}
