// The second factor of whoever logs in: which roles have to have one is a setting of the site, among the roles of staff, and somebody sees what is set up.
import { isComputed } from '../../language/fields/derived.ts'
import { choosesOne, choosesSome } from '../../language/fields/index.ts'
import type { AddProblem } from '../problem.ts'
import { under, type Written, type WrittenField } from '../written.ts'
import { settingsOf, type Ensure } from './scope.ts'
import { didYouMean } from '../../language/suggest.ts'
import { entitiesIn } from './walk.ts'

const optionsOf = (field: WrittenField | undefined): readonly string[] | undefined => {
  if (!field || isComputed(field) || !choosesSome(field) || choosesOne(field) || typeof field.options !== 'object') return undefined
  return Object.keys(field.options)
}

const ensureSetting = (written: Written, requiredOf: string, add: AddProblem): void => {
  const { access, person } = written
  const path = ['person', 'secondFactor', 'requiredOf']
  const fields = settingsOf(written)
  const choices = [...fields].flatMap(([at, field]) => (optionsOf(field) ? [at] : []))
  const options = optionsOf(fields.get(requiredOf))
  if (!options)
    return add({
      code: 'factor-setting',
      path,
      message: `The site's configuration holds no choices of roles "${requiredOf}".${didYouMean(requiredOf, choices)}`,
    })
  for (const role of options)
    if (!under(access.roles, role)?.staff)
      add({
        code: 'factor-role',
        path,
        message: `"${requiredOf}" offers "${role}", which is no role of the staff, and nobody of ${person.entity} logs in with it.`,
      })
  const left = Object.entries(access.roles).flatMap(([role, { staff }]) => (staff === true && !options.includes(role) ? [role] : []))
  if (left.length > 0)
    add({
      code: 'factor-missing',
      path,
      message: `"${requiredOf}" does not offer ${left.map((role) => `"${role}"`).join(', ')}: no site could ask a second factor of these staff. Add an option for each.`,
    })
}

export const ensureFactors: Ensure = ({ written, add }) => {
  const { secondFactor } = written.person
  const shown = entitiesIn(written).filter(({ spec }) => spec.storedAs === 'factors')
  for (const { path } of shown)
    if (!secondFactor)
      add({
        code: 'factor-none',
        path: [...path, 'storedAs'],
        message: 'Nobody is asked for a second factor: person says no secondFactor.',
      })
  if (!secondFactor) return
  ensureSetting(written, secondFactor.requiredOf, add)
  if (shown.length === 0)
    add({
      code: 'factor-nowhere',
      path: ['person', 'secondFactor'],
      at: 'name',
      message: "Nobody sees what is set up, or takes it away where it is lost: an entity needs storedAs: 'factors'.",
    })
}
