// Filters above the rows: they are filters of the list, and their usual choices are few.
import { refersToOne, traitsOf } from '../../language/fields/index.ts'
import { filterOf } from '../../language/filters/index.ts'
import type { AddProblem } from '../problem.ts'
import type { WrittenList } from '../written.ts'
import type { At, FieldAt } from './walk.ts'

interface Look {
  readonly fields: ReadonlyMap<string, FieldAt>
  readonly add: AddProblem
}

/** Days, which every list offers alike; or records that the spec narrows. */
const hasFew = ({ spec }: FieldAt): boolean =>
  filterOf(traitsOf(spec).filter)?.days === true || (refersToOne(spec) && spec.offers !== undefined)

export const ensureQuick = ({ fields, add }: Look, { spec, path }: At<WrittenList>): void => {
  for (const [at, name] of (spec.quick ?? []).entries()) {
    const field = fields.get(name)
    const says = spec.filters?.includes(name)
      ? 'has no few choices that could stand above the rows: days have them, and references that offer some records only (offers).'
      : 'is no filter of this list: name it in filters, too.'
    if (field && !(spec.filters?.includes(name) && hasFew(field)))
      add({ code: 'not-quick', path: [...path, 'quick', at], message: `"${name}" ${says}` })
  }
}
