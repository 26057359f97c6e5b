// Which rules across fields do not hold of some values, and what is said of them.
import { comparedAs } from './compare.ts'
import { passes } from './conditions.ts'
import type { RuleModel, RuleTest } from './fieldRules.ts'
import { grouped } from './fields/money.ts'
import type { BrokenRule } from './messages.ts'

/** What is asked besides the values. */
export interface Asking {
  readonly viewer: string
  readonly now: string
}
type ValueOf = (name: string) => unknown

const holds = (test: RuleTest, valueOf: ValueOf, { viewer, now }: Asking): boolean => {
  if (!('compares' in test)) return passes(test, valueOf(test.path), viewer)
  const [one, other] = test.of.map((name) => (name === 'now' ? (test.as === 'day' ? now.slice(0, 10) : now) : valueOf(name)))
  const order = comparedAs(test.as, one, other)
  if (order === undefined) return true
  return test.compares === 'lt' ? order < 0 : test.compares === 'lte' ? order <= 0 : order !== 0
}

const isBroken = ({ when, must }: RuleModel, valueOf: ValueOf, asking: Asking): boolean =>
  when.every((test) => holds(test, valueOf, asking)) && !must.every((test) => holds(test, valueOf, asking))

const numberIn = (value: unknown): string =>
  grouped(String(typeof value === 'object' && value !== null && 'amount' in value ? value.amount : (value ?? '')))

/**
 * Those that do not hold, at each field at which they are told, as validators report what is wrong.
 * @param valueOf a field's value as the form holds it; what is empty is undefined or null
 */
export const brokenRules = (rules: readonly RuleModel[], valueOf: ValueOf, asking: Asking): readonly BrokenRule[] =>
  rules
    .filter((rule) => isBroken(rule, valueOf, asking))
    .flatMap(({ name, at, says, params }) => {
      const said = params.map((each) => (each.startsWith('@') ? each : numberIn(valueOf(each))))
      return at.map((field) => ({ keyword: 'rule', instancePath: `/${field}`, params: { name, says, said } }))
    })
