// What actions leave behind: there is something to leave and a place for it, all that is required is filled, and each value fits (ensureLeft).
import { isComputed } from '../../language/fields/derived.ts'
import { tieOf } from '../../language/leaves.ts'
import type { SpecPath } from '../problem.ts'
import { under } from '../written.ts'
import { isInForm } from './ensureForms.ts'
import { ensureLeft, ensureTarget, type Leaving } from './ensureLeft.ts'
import { ensureStamp } from './ensureStamps.ts'
import { fieldsOf, type Ensure } from './scope.ts'
import { entitiesIn, fieldsIn, leavesIn } from './walk.ts'

/** Whatever every record has to have is given, stamped, or starts by itself. */
const ensureFilled = ({ other, at, add }: Leaving): void => {
  const { with: left, sets = {} } = at.spec
  const missing = [...fieldsOf(other)].flatMap(([name, field]) =>
    field.required && !isComputed(field) && !('starts' in field) && other.order?.by !== name && !(name in left) && !(name in sets)
      ? [name]
      : [],
  )
  for (const name of missing)
    add({
      code: 'left-missing',
      path: [...at.path, 'with'],
      at: 'name',
      message: `"${name}" of ${other.entity} is required and nothing fills it: say in with what it is given, or what it starts with.`,
    })
}

const ensureStamped = (leaving: Leaving): void => {
  for (const [name, stamp] of Object.entries(leaving.at.spec.sets ?? {})) {
    const path = [...leaving.at.path, 'sets', name]
    const field = ensureTarget(leaving, name, path)?.field
    if (field) ensureStamp(leaving.written, { name, field, stamp, path }, leaving.add)
  }
}

/** That there is something to leave, and something it is left to. */
const ensurePlace = ({ at, entity, other, add }: Leaving): void => {
  const { path, spec, form, on, part } = at
  const says = (message: string, at: SpecPath): void => add({ code: 'leaves-nothing', path: at, message })
  if (other.storedAs !== undefined || other.key === 'single')
    says(`Records of ${other.entity} are not made by actions: leave one of another entity.`, [...path, 'entity'])
  if (spec.before && on === 'list') says('There is no record before it is made: take before out.', [...path, 'before'])
  if (form && !fieldsIn(part).some((each) => isInForm(part, each.spec)))
    says(
      `No form changes ${part.name === '' ? entity.entity : part.name}, so nothing would be left: say who may (update), or take it out.`,
      path,
    )
  if (spec.keep !== undefined && (tieOf(spec.with) === undefined || other.key !== undefined))
    says(
      other.key === undefined
        ? `Nothing in it says of which ${entity.entity} it is: give a reference to it its key in with, { …: 'id' }.`
        : `Which ${other.entity} is the oldest is not known: its key is no number. Take keep out.`,
      [...path, 'keep'],
    )
}

export const ensureLeaves: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written))
    for (const at of leavesIn(entity)) {
      const other = under(written.entities, at.spec.entity)
      if (!other) continue
      const leaving: Leaving = { written, add, at, entity: entity.spec, other }
      ensurePlace(leaving)
      ensureLeft(leaving)
      ensureStamped(leaving)
      ensureFilled(leaving)
    }
}
