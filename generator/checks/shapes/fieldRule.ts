// The shape of rules across fields. Which names they may use is looked at by ensureFieldRules: fields of a part, or what an action asks.
import { comparisons, type RuleSpec } from '../../../language/fieldRules.ts'
import { isObject, objectOf, record, text, wrong, type Shape } from '../shape.ts'
import { reason } from './requirement.ts'
import { tests } from './condition.ts'

const pair: Shape = (value, path, scope) => {
  if (!Array.isArray(value) || value.length !== 2 || value.some((each) => typeof each !== 'string'))
    wrong(path, scope, "the names of two fields: ['from', 'until']")
}
const compares = (name: string): boolean => (comparisons as readonly string[]).includes(name)

/** Values under names of fields, and comparisons under theirs. */
const row: Shape = (value, path, scope) => {
  if (!isObject(value)) return wrong(path, scope, 'an object')
  const entries = Object.entries(value)
  if (entries.length === 0) scope.add({ code: 'empty-rule', path, message: `${String(path.at(-1))} asks for nothing.` })
  for (const [name, each] of entries) (compares(name) ? pair : tests)(each, [...path, name], scope)
  return undefined
}

export const rules: Shape = record(objectOf<RuleSpec<string>>({ must: row, says: text }, { when: row, at: text, discloses: reason }))
