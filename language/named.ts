// One of a list of the model by its name. Lists keep the order that owners wrote, since that is what is shown; whoever asks for a name asks here.
import { remember } from './remember.ts'

interface Named {
  readonly name: string
}

const indexOf = remember(
  (list: readonly Named[]): ReadonlyMap<unknown, Named> => new Map(list.toReversed().map((each) => [each.name, each])),
)

/** The first of that name; undefined where there is none, or no list. A list that has been asked may not grow. */
export const named = <T extends Named>(list: readonly T[] | undefined, name: unknown): T | undefined =>
  list && (indexOf(list).get(name) as T | undefined)

/** @throws where there is none: what names it was made from another model */
export const requireNamed = <T extends Named>(list: readonly T[], name: string): T => {
  const found = named(list, name)
  if (!found) throw new Error(`there is nothing named '${name}' among ${list.map((each) => each.name).join(', ')}`)
  return found
}
