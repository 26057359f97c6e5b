// Whom a record is about: own… rights hold only where that is the viewer. The one place that decides it, for both interpreters.
import type { EntityModel } from './model.ts'

/** A reference as it is stored (an id), or as it travels (a card). */
const idIn = (reference: unknown): string | undefined => {
  if (typeof reference === 'string') return reference
  return typeof reference === 'object' && reference !== null && 'id' in reference ? String(reference.id) : undefined
}

/**
 * @param id of the record, as far as it has one yet
 * @param valueAt reads a path of what is known of the record: its columns, an answer, what is typed
 * @returns the person's id, or undefined where it is about nobody known: then own… rights do not count
 */
export const subjectOf = (
  { own }: Pick<EntityModel, 'own'>,
  id: string | undefined,
  valueAt: (path: string) => unknown,
): string | undefined => {
  if (own === undefined) return undefined
  return own === 'id' ? id : idIn(valueAt(own))
}
