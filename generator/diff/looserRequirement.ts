// Whether one requirement lets in more than another, whoever holds which rights: by trying all ways to hold those that either names.
import { isObject } from '../checks/shape.ts'

const requirementsIn = (requirement: unknown, key: 'allOf' | 'anyOf'): readonly unknown[] | undefined => {
  const within = isObject(requirement) ? requirement[key] : undefined
  return Array.isArray(within) ? within : undefined
}

/** Names of rights and of other requirements; every staff member is one, too. */
const namesIn = (requirement: unknown): readonly string[] => {
  if (typeof requirement === 'string') return [requirement]
  const within = requirementsIn(requirement, 'allOf') ?? requirementsIn(requirement, 'anyOf')
  return within ? within.flatMap(namesIn) : ['anyStaff']
}

const isMet = (requirement: unknown, held: ReadonlySet<string>): boolean => {
  if (typeof requirement === 'string') return held.has(requirement)
  const all = requirementsIn(requirement, 'allOf')
  if (all) return all.every((each) => isMet(each, held))
  const any = requirementsIn(requirement, 'anyOf')
  if (any) return any.some((each) => isMet(each, held))
  return isObject(requirement) && ('anyone' in requirement || held.has('anyStaff'))
}

/** So many names have 4,096 ways to be held. */
const maxNames = 12

/** 1 = lets in more, -1 = fewer, 0 = the same; undefined = some more and some fewer, or too many to try. */
export const looserRequirement = (before: unknown, after: unknown): number | undefined => {
  const names = [...new Set([...namesIn(before), ...namesIn(after)])].filter((name) => name !== 'nobody')
  if (names.length > maxNames) return undefined
  let [opened, closed] = [false, false]
  for (let way = 0; way < 2 ** names.length; way++) {
    const held = new Set(names.filter((_, at) => (way >> at) & 1))
    const [was, is] = [isMet(before, held), isMet(after, held)]
    opened ||= is && !was
    closed ||= was && !is
  }
  return opened && closed ? undefined : Number(opened) - Number(closed)
}
