// Rules across fields as form and server judge them: which form has which, where their values are found, and their words.
import { actionKind } from '../../language/actions/index.ts'
import type { Sort } from '../../language/compare.ts'
import {
  comparisons,
  type ComparisonTest,
  type RuleField,
  type RuleModel,
  type RuleRow,
  type RuleSpec,
  type RuleTest,
} from '../../language/fieldRules.ts'
import { leavesWhole, refers, startOf, traitsOf } from '../../language/fields/index.ts'
import type { ActionModel, EntityModel, FieldModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { pathIn } from '../../language/paths.ts'
import { under, type WrittenEntity, type WrittenField } from '../written.ts'
import { testsOf } from './conditions.ts'
import type { Context } from './context.ts'
import { allParts } from './entityNames.ts'
import { keysOf } from './part.ts'
import { numbered } from './templates.ts'

export type WrittenRule = RuleSpec<string>
export type WrittenRules = Readonly<Record<string, WrittenRule>>

/** What two values of a field are compared as. */
export const sortOf = (field: WrittenField | FieldModel): Sort => {
  const [first = '', ...more] = traitsOf(field)
    .columns(field)
    .map(({ sql }) => sql)
  if (first === 'date') return 'day'
  if (first === 'timestamptz') return 'moment'
  return more.length === 0 && /^(bigint|integer|numeric)/.test(first) && !refers(field) ? 'number' : 'same'
}

export interface WrittenComparison extends Pick<ComparisonTest, 'compares' | 'of'> {}
export const comparisonsIn = (row: RuleRow<string>): readonly WrittenComparison[] =>
  comparisons.flatMap((compares) => {
    const of = row[compares]
    return Array.isArray(of) && of.length === 2 ? [{ compares, of }] : []
  })
/** A row without them is one of conditions. */
export const conditionsIn = (row: RuleRow<string>): RuleRow<string> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(comparisons as readonly string[]).includes(name)))

const namesOf = (row: RuleRow<string>): readonly string[] => [
  ...Object.keys(conditionsIn(row)),
  ...comparisonsIn(row).flatMap(({ of }) => of.filter((name) => name !== 'now')),
]
/** Every field that it asks; of `must` alone those that it is said at. */
export const fieldsOfRule = ({ when = {}, must }: WrittenRule): readonly string[] => [...new Set([...namesOf(must), ...namesOf(when)])]
export const saidAt = ({ at, must }: WrittenRule): readonly string[] => (at === undefined ? [...new Set(namesOf(must))] : [at])
export const asksTime = ({ when = {}, must }: WrittenRule): boolean =>
  [when, must].some((row) => comparisonsIn(row).some(({ of }) => of.includes('now')))

/** {least.value} stands for the number in it. */
export const valueSuffix = '.value'

/** Whose rules they are: a part's own fields, or what an action asks. */
interface Home {
  /** undefined: what an action asks. */
  readonly part: string | undefined
  readonly keys: string
  readonly rules: WrittenRules
  readonly fields: readonly FieldModel[]
}

const homesOf = ({ entity: find }: Context, { name, parts }: EntityModel, actions: readonly ActionModel[]): readonly Home[] => {
  const written: WrittenEntity = find(name)
  const keys = keysOf(written)
  return actions.flatMap((action) => {
    const { makes, edits } = actionKind(action)
    const home = allParts(written).flatMap(({ part, spec }, at): readonly Home[] =>
      makes || (edits && part === action.part)
        ? [{ part, keys: `${keys}.rules.${part === '' ? '' : `${part}.`}`, rules: spec.rules ?? {}, fields: parts[at]?.fields ?? [] }]
        : [],
    )
    const spec = under(written.actions, action.path)
    const asked = spec && 'rules' in spec ? spec.rules : undefined
    return asked ? [...home, { part: undefined, keys: `${keys}.asks.${action.path}.rules.`, rules: asked, fields: action.asks }] : home
  })
}

const testsIn = (row: RuleRow<string>, fields: readonly FieldModel[]): readonly RuleTest[] => [
  ...testsOf(conditionsIn(row)),
  ...comparisonsIn(row).map((each): ComparisonTest => {
    const field = fields.find(({ name }) => each.of.includes(name))
    return { ...each, as: field ? sortOf(field) : 'same' }
  }),
]

/** Undefined where the form asks for none of its fields. */
const ruleIn = (
  context: Context,
  home: Home,
  [name, spec]: readonly [string, WrittenRule],
  form: readonly FieldModel[],
  creates: boolean,
): RuleModel | undefined => {
  const asked = (path: string): FieldModel | undefined => form.find((each) => each.path === path)
  const all = fieldsOfRule(spec).map((each) => ({ name: each, path: each === 'id' ? each : pathIn(home.part ?? '', each) }))
  const isIn = ({ name: field, path }: (typeof all)[number]): boolean =>
    home.part === undefined ? named(form, field) !== undefined : asked(path) !== undefined
  const inForm = all.filter(isIn).map((each) => each.name)
  // A name that is another part's in this form would be taken for it.
  if (inForm.length === 0 || all.some((each) => !isIn(each) && named(form, each.name))) return undefined
  const at = saidAt(spec).filter((each) => inForm.includes(each))
  const { text, params } = numbered(spec.says)
  const labelOf = (param: string): string =>
    param.endsWith(valueSuffix) ? param.slice(0, -valueSuffix.length) : `@${named(home.fields, param)?.label ?? param}`
  const fields = all.map((each): RuleField => {
    const field = named(home.fields, each.name)
    const starts = creates && field ? startOf(field, '') : undefined
    return {
      name: each.name,
      ...(creates || home.part === undefined ? {} : { path: each.path }),
      ...(starts === undefined || starts === '' ? {} : { starts }),
      ...(isIn(each) ? {} : { outside: true as const }),
    }
  })
  const hidden = all.some((each) => {
    const field = named(home.fields, each.name)
    return field !== undefined && !leavesWhole(field)
  })
  return {
    name,
    when: testsIn(spec.when ?? {}, home.fields),
    must: testsIn(spec.must, home.fields),
    fields,
    at: at.length > 0 ? at : inForm,
    says: context.say(`${home.keys}${name}`, text),
    params: params.map(labelOf),
    ...(asksTime(spec) || hidden || spec.discloses !== undefined ? { judgedBy: 'server' as const } : {}),
  }
}

/** Those that one form has to keep. */
export const rulesOfForm = (
  context: Context,
  entity: EntityModel,
  actions: readonly ActionModel[],
  form: readonly FieldModel[],
): readonly RuleModel[] => {
  const creates = actions.some((action) => actionKind(action).makes)
  return homesOf(context, entity, actions).flatMap((home) =>
    Object.entries(home.rules).flatMap((rule) => ruleIn(context, home, rule, form, creates) ?? []),
  )
}
