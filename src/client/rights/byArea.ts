// Rights under what they are about.
import type { RightTextModel } from '../../../language/model.ts'

/** An area after the other, as they stand. */
export const byArea = (rights: readonly RightTextModel[]): ReadonlyMap<string, readonly RightTextModel[]> => {
  const areas = new Map<string, RightTextModel[]>()
  for (const right of rights) {
    const known = areas.get(right.area)
    if (known) known.push(right)
    else areas.set(right.area, [right])
  }
  return areas
}
