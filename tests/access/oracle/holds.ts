// Whether somebody meets a requirement, from the written words alone.
import type { Need, Specs } from './shapes.ts'

/** Somebody with a role and the rights that role has at this moment. */
export interface Person {
  readonly role: string
  readonly rights: ReadonlySet<string>
}

/** Who may enter the console. */
export const isStaff = (specs: Specs, role: string): boolean => specs.access.roles[role]?.staff === true

/** A named requirement stands for what it names; a name that is not listed is a right. Nothing said is nobody's. */
export const meets = (specs: Specs, person: Person, need: Need | undefined): boolean => {
  if (need === undefined || need === 'nobody') return false
  if (typeof need === 'object' && 'anyone' in need) return true
  if (!isStaff(specs, person.role)) return false
  if (typeof need === 'string') {
    const meaning = Object.hasOwn(specs.named, need) ? specs.named[need] : undefined
    return meaning === undefined ? person.rights.has(need) : meets(specs, person, meaning)
  }
  if ('allOf' in need) return need.allOf.length > 0 && need.allOf.every((each) => meets(specs, person, each))
  if ('anyOf' in need) return need.anyOf.some((each) => meets(specs, person, each))
  return 'anyStaff' in need
}

/** Whether a requirement can be met by anybody at all. */
export const isClosed = (specs: Specs, need: Need | undefined): boolean => {
  if (need === undefined || need === 'nobody') return true
  if (typeof need !== 'string')
    return 'allOf' in need
      ? need.allOf.some((each) => isClosed(specs, each))
      : 'anyOf' in need && need.anyOf.every((each) => isClosed(specs, each))
  const meaning = specs.named[need]
  return meaning !== undefined && isClosed(specs, meaning)
}
