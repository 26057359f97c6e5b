// What every step of resolving needs: the specs, the rules behind requirements, and the texts gathered so far.
import type { Rule } from '../../language/requirement.ts'
import type { TextKey } from '../../language/model.ts'
import type { Loaded } from '../load/load.ts'
import type { SpecPath } from '../problem.ts'
import { under, type Written, type WrittenEntity, type WrittenRequirement } from '../written.ts'

export interface Context {
  readonly written: Written
  readonly loaded: Pick<Loaded, 'fileOf' | 'helpOf'>
  readonly texts: Record<TextKey, string>
  /** Keeps a text under a key and gives the key. */
  readonly say: (key: TextKey, text: string) => TextKey
  /** The comment above a spec entry as a text, where there is one. */
  readonly help: (key: TextKey, path: SpecPath) => { readonly help?: TextKey }
  readonly ruleOf: (requirement: WrittenRequirement) => Rule
  /** The roles of a group. */
  readonly rolesOf: (group: string) => readonly string[]
  readonly entity: (name: string) => WrittenEntity
}

const many = (one: unknown): readonly WrittenRequirement[] => one as readonly WrittenRequirement[]

/** Names become what they stand for; the one place that reads the unwritable half of OneOrMore. */
export const makeRuleOf = (named: Readonly<Record<string, WrittenRequirement>>): Context['ruleOf'] => {
  const ruleOf = (requirement: WrittenRequirement): Rule => {
    if (requirement === 'nobody') return { nobody: true }
    if (typeof requirement === 'string') {
      const meaning = under(named, requirement)
      return meaning === undefined ? { right: requirement } : ruleOf(meaning)
    }
    if ('allOf' in requirement) return { allOf: many(requirement.allOf).map(ruleOf) }
    if ('anyOf' in requirement) return { anyOf: many(requirement.anyOf).map(ruleOf) }
    return 'anyone' in requirement ? { anyone: requirement.anyone } : { anyStaff: requirement.anyStaff }
  }
  return ruleOf
}

export const makeContext = (written: Written, loaded: Context['loaded']): Context => {
  const texts: Record<TextKey, string> = { ...written.texts }
  const say = (key: TextKey, text: string): TextKey => {
    texts[key] ??= text
    return key
  }
  return {
    written,
    loaded,
    texts,
    say,
    help: (key, path) => {
      const text = loaded.helpOf(path)
      return text === undefined ? {} : { help: say(key, text) }
    },
    ruleOf: makeRuleOf(written.named),
    rolesOf: (group) => under(written.access.groups, group) ?? [],
    entity: (name) => {
      const found = under(written.entities, name)
      if (!found) throw new Error(`no entity ${name}`)
      return found
    },
  }
}
