// Rules put together and compared.
import type { Guard } from '../../language/access.ts'
import type { Rule } from '../../language/requirement.ts'

export const nobody: Rule = { nobody: true }

/** As one text, whatever the order of what is joined. */
const wordsOf = (rule: Rule): string => {
  if ('allOf' in rule) return `all(${rule.allOf.map(wordsOf).toSorted().join()})`
  if ('anyOf' in rule) return `any(${rule.anyOf.map(wordsOf).toSorted().join()})`
  return JSON.stringify(rule)
}
export const sameRule = (one: Rule, other: Rule): boolean => wordsOf(one) === wordsOf(other)

/** Whoever meets the one meets the other. */
export const covers = (one: Rule, other: Rule): boolean => {
  if (sameRule(one, other) || 'nobody' in one || 'anyone' in other) return true
  // Rights count for staff alone.
  if ('anyStaff' in other && ('anyStaff' in one || 'right' in one)) return true
  if ('allOf' in other) return other.allOf.every((each) => covers(one, each))
  if ('anyOf' in one) return one.anyOf.every((each) => covers(each, other))
  if ('allOf' in one && one.allOf.some((each) => covers(each, other))) return true
  return 'anyOf' in other && other.anyOf.some((each) => covers(one, each))
}

const distinct = (rules: readonly Rule[]): readonly Rule[] => {
  const words = rules.map(wordsOf)
  return rules.filter((_each, at) => words.indexOf(words[at] ?? '') === at)
}

/** One rule stays as it is; several are joined. No rule at all is nobody's. */
export const anyRule = (rules: readonly Rule[]): Rule => {
  const [first = nobody, ...more] = distinct(rules.filter((each) => !('nobody' in each)))
  return more.length === 0 ? first : { anyOf: [first, ...more] }
}
export const allRules = (rules: readonly Rule[]): Rule => {
  const [first = nobody, ...more] = distinct(rules)
  return more.length === 0 ? first : { allOf: [first, ...more] }
}
/** All of them; where one is nobody's, nobody meets them. */
export const everyRule = (rules: readonly Rule[]): Rule => (rules.some(isNobody) ? nobody : allRules(rules))
export const isNobody = (rule: Rule): boolean => 'nobody' in rule
/** Nobody at all, not even on one's own record. */
export const isClosed = (guard: Guard): boolean => isNobody(guard.rule) && (guard.own === undefined || isNobody(guard.own))
export const guardFrom = (rule: Rule, own: Rule | undefined): Guard => (own === undefined ? { rule } : { rule, own })

/** Whoever meets one of them; on one's own record, one of what they ask there. */
export const anyGuard = (guards: readonly Guard[]): Guard => {
  const own = guards.flatMap((guard) => guard.own ?? [])
  return guardFrom(anyRule(guards.map(({ rule }) => rule)), own.length > 0 ? anyRule(own) : undefined)
}

/** All of them; on one's own record what each asks there, where one asks something else. */
export const allGuards = (guards: readonly Guard[]): Guard =>
  guardFrom(
    everyRule(guards.map(({ rule }) => rule)),
    guards.some(({ own }) => own) ? everyRule(guards.map(({ rule, own }) => own ?? rule)) : undefined,
  )

/** Every right that a rule mentions. */
export const rightsIn = (rule: Rule): readonly string[] => {
  if ('right' in rule) return [rule.right]
  if ('allOf' in rule) return rule.allOf.flatMap(rightsIn)
  return 'anyOf' in rule ? rule.anyOf.flatMap(rightsIn) : []
}
