// Rules across fields: over fields that are there, that some form asks for, and that say nothing to whoever may not read them.
import { passes, type ConditionTest } from '../../language/conditions.ts'
import { comparisons } from '../../language/fieldRules.ts'
import { isComputed } from '../../language/fields/derived.ts'
import { leavesWhole, neverLeaves, startOf, traitsOf } from '../../language/fields/index.ts'
import { meantOrAll } from '../../language/suggest.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { testsOf } from '../resolve/conditions.ts'
import { comparisonsIn, conditionsIn, fieldsOfRule, saidAt, sortOf, valueSuffix, type WrittenRule } from '../resolve/fieldRules.ts'
import { under, type Written, type WrittenField } from '../written.ts'
import { ensureComparisons } from './ensureComparisons.ts'
import { isPerson } from './ensureConditions.ts'
import { ensureBraces } from './ensureTexts.ts'
import { ensureAnyOf, optionsOf } from './ensureValues.ts'
import type { Ensure } from './scope.ts'
import { rulesIn, type FieldsAround } from './fieldRulesIn.ts'
import { entitiesIn } from './walk.ts'

/** Every place that names a field, and the name. */
const mentions = ({
  when = {},
  must,
  at,
}: WrittenRule): readonly { readonly name: string; readonly path: SpecPath; readonly at?: 'name' }[] => [
  ...(
    [
      ['when', when],
      ['must', must],
    ] as const
  ).flatMap(([which, row]) => [
    ...Object.keys(conditionsIn(row)).map((name) => ({ name, path: [which, name], at: 'name' as const })),
    ...comparisonsIn(row).flatMap(({ compares, of }) =>
      of.flatMap((name, nth) => (name === 'now' ? [] : [{ name, path: [which, compares, nth] }])),
    ),
  ]),
  ...(at === undefined ? [] : [{ name: at, path: ['at'] }]),
]

/** Two fields under a word that is none, greaterThan say. */
const comparing = ({ when = {}, must }: WrittenRule, name: string, names: readonly string[]): string => {
  const asked = [...testsOf(conditionsIn(when)), ...testsOf(conditionsIn(must))].find(({ path }) => path === name)?.is
  const isPair = Array.isArray(asked) && asked.length === 2 && asked.every((each) => each === 'now' || names.includes(each))
  return isPair ? ` Two fields are compared by ${comparisons.join(', ')}.` : ''
}

const ensureNames = (rule: WrittenRule, path: SpecPath, { fields, names, owner }: FieldsAround, add: AddProblem): boolean => {
  let fine = true
  for (const { name, path: inner, at } of mentions(rule)) {
    const here = { path: [...path, ...inner], ...(at && { at }) }
    const field = fields.get(name)
    fine &&= names.includes(name)
    if (!names.includes(name))
      add({
        code: 'unknown-field',
        ...here,
        message: `${owner} has no field "${name}".${meantOrAll(name, names)}${comparing(rule, name, names)}`,
      })
    else if (field && (isComputed(field) || neverLeaves(field)))
      add({ code: 'unstored-condition', ...here, message: `"${name}" is not kept with the record, so nothing can ask for it here.` })
  }
  return fine
}

const columnOf = (field: WrittenField): string | undefined => traitsOf(field).columns(field)[0]?.sql
const holdsSeveral = (field: WrittenField): boolean => ['text[]', 'jsonb'].includes(columnOf(field) ?? '')

const knownOf = (written: Written, field: WrittenField): readonly string[] | undefined =>
  columnOf(field) === 'boolean' ? ['true', 'false'] : optionsOf(written, field)

/** Values that can be there, and not what the field is anyway. */
const ensureTests = (
  written: Written,
  rule: WrittenRule,
  path: SpecPath,
  { entity, fields, states }: FieldsAround,
  add: AddProblem,
): void => {
  for (const [which, row] of [
    ['when', rule.when ?? {}],
    ['must', rule.must],
  ] as const)
    for (const { path: name, is, not } of testsOf(conditionsIn(row))) {
      const [field, here] = [fields.get(name), [...path, which, name]]
      if (typeof is !== 'string') {
        const known = field ? knownOf(written, field) : name === 'status' ? states : undefined
        if (field && holdsSeveral(field))
          add({ code: 'several-values', path: here, message: `"${name}" holds several values: ask whether it is empty, or not.` })
        else
          ensureAnyOf(
            written,
            { at: name, is, path: not ? [...here, 'not'] : here },
            { field, entity: under(written.entities, entity), known },
            add,
          )
      } else if (is === 'viewer' && !isPerson(written, entity, name, field))
        add({
          code: 'viewer-compared',
          path: here,
          at: 'name',
          message: `"${name}" is never the one who asks: that is a ${written.person.entity}. Ask for a field that refers to a ${written.person.entity}, or write its values.`,
        })
      else if (is === 'empty' && field?.required && which === 'must') {
        const [outcome, why] = not ? ['always', 'always holds'] : ['never', 'can never hold']
        add({ code: `rule-${outcome}`, path: here, message: `"${name}" is required, so this ${why}: take it out.` })
      }
    }
}

const anyOther = 'any other'

/** What the field may hold, as far as its tests tell one value from another. */
const heldIn = (field: WrittenField | undefined, tests: readonly ConditionTest[]): readonly (string | null)[] => [
  ...tests.flatMap(({ is }) => (typeof is === 'string' ? [] : is)),
  ...(field && columnOf(field) === 'boolean' ? [] : [anyOther]),
  ...(field?.required ? [] : [null]),
]

/** Asked by one field alone, what it asks of that field is no rule: it is how the field is to be. */
const ensureKeepable = ({ when = {}, must }: WrittenRule, path: SpecPath, { fields }: FieldsAround, add: AddProblem): void => {
  const [asked, ...more] = testsOf(conditionsIn(when))
  if (!asked || more.length + comparisonsIn(when).length > 0) return
  for (const test of testsOf(conditionsIn(must)))
    if (
      test.path === asked.path &&
      !heldIn(fields.get(test.path), [asked, test]).some((value) => passes(asked, value, anyOther) && passes(test, value, anyOther))
    )
      add({
        code: 'rule-never',
        path: [...path, 'must', test.path],
        at: 'name',
        message: `Where this is asked, "${test.path}" is never so, and nobody could save that: write required: true, take the option out, or ask for another field.`,
      })
}

/** Who changes one of its fields learns by the refusal what the others hold. */
const ensureDiscloses = (rule: WrittenRule, path: SpecPath, { fields }: FieldsAround, add: AddProblem): void => {
  const readers = fieldsOfRule(rule).map((name) => {
    const field = fields.get(name)
    return { name, by: field && !leavesWhole(field) ? `the whole of ${name}` : JSON.stringify(field?.read ?? '') }
  })
  const other = readers.find(({ by }) => by !== '""') ?? readers[0]
  const differ = new Set(readers.map(({ by }) => by)).size > 1
  if (differ && rule.discloses === undefined)
    add({
      code: 'rule-discloses',
      path,
      at: 'name',
      message: `Not everybody who reads its other fields may read "${other?.name ?? ''}", and the refusal tells of it: write discloses: 'what it tells', or ask for what all of them may read.`,
    })
  if (!differ && rule.discloses !== undefined)
    add({
      code: 'discloses-nothing',
      path: [...path, 'discloses'],
      at: 'name',
      message: 'Whoever reads one of its fields reads all of them, so it tells nothing: take discloses out.',
    })
}

const ensureAsked = (rule: WrittenRule, path: SpecPath, { asked }: FieldsAround, add: AddProblem): void => {
  const names = fieldsOfRule(rule)
  if (names.length > 0 && !names.some((name) => asked.has(name)))
    add({
      code: 'rule-in-no-form',
      path,
      at: 'name',
      message: 'No form asks for a field of it, so nobody is ever told: take it out, or let a form ask for one of them.',
    })
  else if (rule.at !== undefined && !saidAt(rule).some((name) => asked.has(name)))
    add({ code: 'rule-in-no-form', path: [...path, 'at'], message: `No form asks for "${rule.at}": say it at a field that one fills in.` })
}

const starts = (field: WrittenField | undefined): boolean => field !== undefined && startOf(field, '') !== undefined

/** What creation does not ask for is empty then, unless it starts with something. */
const ensureMeetable = (rule: WrittenRule, path: SpecPath, { created, fields }: FieldsAround, add: AddProblem): void => {
  const [begun] = fieldsOfRule(rule).filter((name) => created.has(name))
  for (const { path: name, is, not } of begun === undefined ? [] : testsOf(conditionsIn(rule.must)))
    if (is === 'empty' && not && !created.has(name) && !starts(fields.get(name)))
      add({
        code: 'rule-unmeetable',
        path: [...path, 'must', name],
        at: 'name',
        message: `Creation asks for "${begun ?? ''}" and not for "${name}", so who is told this there cannot put it right: ask for it as well.`,
      })
}

export const ensureFieldRules: Ensure = ({ written, add }) => {
  for (const entity of entitiesIn(written))
    for (const { rules, path: home, ...around } of rulesIn(entity))
      for (const [name, rule] of Object.entries(rules)) {
        const path = [...home, name]
        const numbers = [...around.fields].flatMap(([each, field]) => (sortOf(field) === 'number' ? [`${each}${valueSuffix}`] : []))
        ensureBraces(rule.says, [...path, 'says'], [...around.fields.keys(), ...numbers], add)
        if (!ensureNames(rule, path, around, add)) continue
        ensureComparisons(rule, path, around, add)
        ensureTests(written, rule, path, around, add)
        ensureKeepable(rule, path, around, add)
        ensureDiscloses(rule, path, around, add)
        ensureAsked(rule, path, around, add)
        ensureMeetable(rule, path, around, add)
      }
}
