// Puts the focus on the first field that something is wrong with, in the order in which the form shows them.
import type { FieldModel } from '../../../language/model.ts'

/** @param form the form's id @param wrong names of fields */
export const focusField = (form: string, fields: readonly FieldModel[], wrong: readonly string[]): void => {
  const first = fields.find(({ name }) => wrong.includes(name))
  if (first) document.getElementById(`${form}_${first.name}`)?.focus()
}
