// A change in one line of words: "Status: Pending -> Approved; Reason: none". By the labels and kinds of the fields that it changed.
import { changedPaths, type ValueChanges } from './fields/changes.ts'
import type { TextContext } from './fields/kind.ts'
import type { FieldModel } from './model.ts'
import { textOf } from './textOf.ts'

/** The field of the changed entity at a path; undefined where it is not known (any more). */
export type ChangedField = (path: string) => FieldModel | undefined

/** Of a record that was made or removed what it held. */
const sentence = ({ before, after }: ValueChanges, path: string, field: FieldModel | undefined, context: TextContext): string => {
  if (!field) return path
  const words = [before, after].flatMap((values) => (values ? [textOf(field, values[path], context)] : []))
  return `${context.t(field.label)}: ${words.join(' \u2192 ')}`
}

export const changeWords = (changes: ValueChanges, fieldAt: ChangedField, context: TextContext): string =>
  changedPaths(changes)
    .map((path) => sentence(changes, path, fieldAt(path), context))
    .join('; ')
