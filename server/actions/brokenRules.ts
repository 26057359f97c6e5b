// The rules of a form that an input breaks: those of single fields by its standalone validator, on the whole, and those across fields by its table.
import { brokenRules as brokenTogether } from '../../language/brokenRules.ts'
import type { RuleModel } from '../../language/fieldRules.ts'
import { fieldOf, type BrokenRule } from '../../language/messages.ts'
import type { FieldModel } from '../../language/model.ts'
import { requireNamed } from '../../language/named.ts'
import type { RunningAction } from './RunningAction.ts'

export type Input = Readonly<Record<string, unknown>>

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Texts of blanks alone and nulls are absent, in the form's eyes as in the database's. */
export const withoutEmpty = (input: Input): Input => Object.fromEntries(Object.entries(input).filter(([, value]) => !isEmpty(value)))

export interface Form {
  /** Name of the generated form. */
  readonly name: string
  readonly fields: readonly FieldModel[]
  /** Everything the form would hold: stored values with the changed ones over them. */
  readonly whole: Input
  /** Names of the fields that are changed; only these are reported on. */
  readonly changed: ReadonlySet<string>
}

/** Those that a change touches, of whose fields nothing is wrong by itself. What the form does not hold is as the record has it, or as one begins. */
const together = (
  { record, change }: RunningAction,
  rules: readonly RuleModel[],
  changed: ReadonlySet<string>,
  values: Input,
  wrong: ReadonlySet<string>,
): readonly BrokenRule[] =>
  rules
    .filter(({ fields }) => fields.some(({ name }) => changed.has(name)) && !fields.some(({ name }) => wrong.has(name)))
    .flatMap((rule) => {
      const valueOf = (name: string): unknown => {
        const { path, starts, outside } = requireNamed(rule.fields, name)
        const value = outside ? record?.[path ?? name] : values[name]
        return value ?? starts
      }
      return brokenTogether([rule], valueOf, { viewer: change.viewer.id, now: change.time })
    })

/** Of single fields only where something was changed, of several where one of them was. */
export const brokenRules = async (running: RunningAction, { name, fields, whole, changed }: Form): Promise<readonly BrokenRule[]> => {
  const load = running.product.forms[name]
  if (!load) throw new Error(`there is no form ${name}`)
  const { validate, rules = [] } = await load()
  const values = withoutEmpty(whole)
  const isReported = (broken: BrokenRule): boolean => changed.has(fieldOf(broken)) || !fields.some((each) => each.name === fieldOf(broken))
  const alone = (validate(values) ? [] : [...(validate.errors ?? [])]).filter(isReported)
  return [...alone, ...together(running, rules, changed, values, new Set(alone.map(fieldOf)))]
}
