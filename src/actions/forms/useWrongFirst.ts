// Puts the focus on the first field that something is wrong with, in the order in which the form shows them: after each answer, and where it is asked for.
import { useEffect } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import type { FieldError } from '../../client/records/outcome.ts'

/**
 * @param form the form's id
 * @param errors what the last answer refused
 * @returns goes to the first of these names
 */
export const useWrongFirst = (
  form: string,
  fields: readonly FieldModel[],
  errors: readonly FieldError[],
  busy: boolean,
): ((wrong: readonly string[]) => void) => {
  const goTo = (wrong: readonly string[]): void => {
    const first = fields.find(({ name }) => wrong.includes(name))
    if (first) document.getElementById(`${form}_${first.name}`)?.focus()
  }
  useEffect(() => {
    if (!busy) goTo(errors.map(({ field }) => field))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer, not while it is put right
  }, [busy])
  return goTo
}
