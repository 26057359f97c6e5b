// Who may: one function for browser and server, tried on given/want tables and against a plain reading of every rule.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, type Viewer } from '../../language/access.ts'
import type { Rule } from '../../language/requirement.ts'

const viewer = (rights: readonly string[], staff = true): Viewer => ({ id: '1', role: 'clerk', staff, rights: new Set(rights) })
const a: Rule = { right: 'a' }
const b: Rule = { right: 'b' }
const open: Rule = { anyone: 'no secret in it' }
const staffOnly: Rule = { anyStaff: "one's own account" }

describe('a requirement', () => {
  it.each<[string, Rule, Viewer | undefined, boolean, readonly string[]]>([
    ['one right, held', a, viewer(['a']), true, []],
    ['one right, not held', a, viewer(['b']), false, ['a']],
    ['one right, nobody logged in', a, undefined, false, ['a']],
    ['a right in other letters', a, viewer(['A']), false, ['a']],
    ['all of, all held', { allOf: [a, b] }, viewer(['a', 'b']), true, []],
    ['all of, one missing', { allOf: [a, b] }, viewer(['a']), false, ['b']],
    ['all of nothing is nobody', { allOf: [] }, viewer(['a']), false, []],
    ['any of, one held', { anyOf: [a, b] }, viewer(['b']), true, []],
    ['any of, none held', { anyOf: [a, b] }, viewer([]), false, ['a', 'b']],
    ['any of nothing is nobody', { anyOf: [] }, viewer(['a']), false, []],
    ['nested', { allOf: [a, { anyOf: [b, { right: 'c' }] }] }, viewer(['a', 'c']), true, []],
    ['anyone, nobody logged in', open, undefined, true, []],
    ['any staff', staffOnly, viewer([]), true, []],
    ['any staff, but not of the staff', staffOnly, viewer(['a'], false), false, []],
    ['any staff, nobody logged in', staffOnly, undefined, false, []],
    ['nobody, whatever is held', { nobody: true }, viewer(['a', 'b', 'nobody']), false, []],
  ])('%s', (_name, rule, who, allowed, missing) => {
    expect(decide(who, { rule })).toEqual({ allowed, missing, rule })
  })

  it('that is not configured means no', () => {
    expect(decide(viewer(['a']), undefined)).toEqual({ allowed: false, missing: [], rule: { nobody: true } })
  })
})

describe("one's own record", () => {
  const guard = { rule: a, own: b }
  it.each<[string, Viewer | undefined, string | undefined, boolean]>([
    ['own, with the own right', viewer(['b']), '1', true],
    ['own, with the general right', viewer(['a']), '1', true],
    ['own, with neither', viewer([]), '1', false],
    ["another's, with the own right", viewer(['b']), '2', false],
    ['an odd spelling of the own id', viewer(['b']), '01', false],
    ['no subject', viewer(['b']), undefined, false],
    ['own, but not of the staff', viewer(['b'], false), '1', false],
    ['nobody logged in', undefined, '1', false],
  ])('%s', (_name, who, subject, allowed) => expect(decide(who, guard, subject).allowed).toBe(allowed))
})

/** The rule read plainly, as a second opinion. */
const plain = (rights: ReadonlySet<string>, rule: Rule): boolean => {
  if ('right' in rule) return rights.has(rule.right)
  if ('allOf' in rule) return rule.allOf.length > 0 && !rule.allOf.some((each) => !plain(rights, each))
  if ('anyOf' in rule) return rule.anyOf.filter((each) => plain(rights, each)).length > 0
  return !('nobody' in rule)
}

const rights = ['a', 'b', 'c', 'd']
const rules = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...rights).map((right): Rule => ({ right })),
    fc.constant<Rule>({ nobody: true }),
    fc.array(tie('rule'), { maxLength: 3 }).map((allOf): Rule => ({ allOf })),
    fc.array(tie('rule'), { maxLength: 3 }).map((anyOf): Rule => ({ anyOf })),
  ),
})).rule

describe('any requirement', () => {
  it('is decided as it reads', () => {
    const holds = fc.check(
      fc.property(rules, fc.subarray(rights), (rule, held) => decide(viewer(held), { rule }).allowed === plain(new Set(held), rule)),
    )
    expect(holds.counterexample).toBeNull()
  })

  it('is never lost by holding more', () => {
    const kept = fc.property(rules, fc.subarray(rights), fc.constantFrom(...rights), (rule, held, more) => {
      const before = decide(viewer(held), { rule }).allowed
      return !before || decide(viewer([...held, more]), { rule }).allowed
    })
    expect(fc.check(kept).counterexample).toBeNull()
  })

  it('names as missing only what is not held', () => {
    const missing = fc.property(rules, fc.subarray(rights), (rule, held) =>
      decide(viewer(held), { rule }).missing.every((each) => !held.includes(each)),
    )
    expect(fc.check(missing).counterexample).toBeNull()
  })
})
