// Home screens and the bell: what they say of the work can be told, and what they count can be counted and is shown by the list that they lead to.
import { filterOf } from '../../language/filters/index.ts'
import { traitsOf } from '../../language/fields/index.ts'
import { listOf } from '../resolve/list.ts'
import { workIn } from '../resolve/oldest.ts'
import type { SpecPath } from '../problem.ts'
import { isHome, under, type Written, type WrittenHome, type WrittenMenuEntry } from '../written.ts'
import { ensureCounted, ensureGlance } from './ensureHomeCounts.ts'
import { fieldsOf, type Ensure } from './scope.ts'
import type { At } from './walk.ts'

export interface HomeAt extends At<WrittenHome> {
  readonly name: string
}

export const homesIn = (written: Written): readonly HomeAt[] =>
  Object.entries(written.screens).flatMap(([name, spec]) => (isHome(spec) ? [{ name, spec, path: ['screens', name] }] : []))

/** The view that it counts sorts by a time, the oldest first. */
const tellsAge = (written: Written, { counts }: WrittenMenuEntry): boolean => {
  const entity = counts && under(written.entities, counts.entity)
  const list = entity && listOf(entity)
  const sort = under(list?.views, counts?.view ?? '')?.sort ?? list?.sort
  const field = entity && sort && fieldsOf(entity).get(sort.by)
  return sort?.first === 'oldest' && field !== undefined && filterOf(traitsOf(field).filter)?.moments === true
}

const entriesAt = <Spec>(specs: Readonly<Record<string, Spec>> | undefined, path: SpecPath): readonly At<Spec>[] =>
  Object.entries(specs ?? {}).map(([name, spec]) => ({ spec, path: [...path, name] }))

export const ensureHome: Ensure = ({ written, add }) => {
  for (const { spec, path } of homesIn(written)) {
    if (spec.oldest && !workIn(written).some((entry) => tellsAge(written, entry)))
      add({
        code: 'nothing-waits',
        path: [...path, 'oldest'],
        at: 'name',
        message: "None of the work sorts by a time, oldest first: give a view that menu.work counts sort: { by: '…', first: 'oldest' }.",
      })
    for (const each of entriesAt(spec.figures, [...path, 'figures'])) ensureGlance(written, each, add)
    for (const each of entriesAt(spec.since, [...path, 'since'])) ensureCounted(written, each, add)
    for (const each of entriesAt(spec.alerts, [...path, 'alerts'])) ensureCounted(written, each, add)
  }
  for (const each of entriesAt(written.menu.news, ['menu', 'news'])) ensureCounted(written, each, add)
}
