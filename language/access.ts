// The one function family that decides who may, and whom a record is about, for both interpreters. Nothing configured means no.
import type { Rule } from './requirement.ts'

/** Who looks. Rights are the rows of the viewer's role at this moment. */
export interface Viewer {
  readonly id: string
  readonly role: string
  readonly staff: boolean
  readonly rights: ReadonlySet<string>
}

/** What a thing asks: of everybody, and (instead) of whom the record is about. */
export interface Guard {
  readonly rule: Rule
  readonly own?: Rule | undefined
}

export interface Decision {
  readonly allowed: boolean
  /** Rights that would have made it true, empty when allowed. */
  readonly missing: readonly string[]
  readonly rule: Rule
}

const allowedBy = (viewer: Viewer | undefined, rule: Rule): boolean => {
  if ('anyone' in rule) return true
  // Rights count for who may enter the console; a role outside it runs nothing, whatever was granted to it.
  if (!viewer?.staff) return false
  if ('right' in rule) return viewer.rights.has(rule.right)
  if ('allOf' in rule) return rule.allOf.length > 0 && rule.allOf.every((each) => allowedBy(viewer, each))
  if ('anyOf' in rule) return rule.anyOf.some((each) => allowedBy(viewer, each))
  return 'anyStaff' in rule
}

const missingOf = (viewer: Viewer | undefined, rule: Rule): readonly string[] => {
  if (allowedBy(viewer, rule)) return []
  if ('right' in rule) return [rule.right]
  if ('allOf' in rule) return rule.allOf.flatMap((each) => missingOf(viewer, each))
  if ('anyOf' in rule) return rule.anyOf.flatMap((each) => missingOf(viewer, each))
  return []
}

/** Decides one requirement; subject is the id of the person the record is about, where there is one. */
export const decide = (viewer: Viewer | undefined, guard: Guard | undefined, subject?: string): Decision => {
  if (!guard) return { allowed: false, missing: [], rule: { nobody: true } }
  const own = guard.own && viewer && subject === viewer.id
  const allowed = allowedBy(viewer, guard.rule) || (own ? allowedBy(viewer, guard.own) : false)
  return { allowed, missing: allowed ? [] : missingOf(viewer, guard.rule), rule: guard.rule }
}

/** A reference as it is stored (an id), or as it travels (a card). */
const idIn = (reference: unknown): string | undefined => {
  if (typeof reference === 'string') return reference
  return typeof reference === 'object' && reference !== null && 'id' in reference ? String(reference.id) : undefined
}

/**
 * Whom a record is about: own… rights hold only where that is the viewer.
 * @param id of the record, as far as it has one yet
 * @param valueAt reads a path of what is known of the record: its columns, an answer, what is typed
 * @returns the person's id, or undefined where it is about nobody known: then own… rights do not count
 */
export const subjectOf = (
  { own }: { readonly own?: string | undefined },
  id: string | undefined,
  valueAt: (path: string) => unknown,
): string | undefined => {
  if (own === undefined) return undefined
  return own === 'id' ? id : idIn(valueAt(own))
}
