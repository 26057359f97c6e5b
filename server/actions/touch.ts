// Notes that a record changed in this transaction, once a part with its last version.
import type { Touched, Work } from '../customs.ts'

export const touch = ({ touched }: Pick<Work, 'touched'>, change: Touched): void => {
  const at = touched.findIndex((each) => each.entity === change.entity && each.part === change.part && each.id === change.id)
  if (at < 0) touched.push(change)
  else touched[at] = change
}
