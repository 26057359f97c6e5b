// What the server said of the values: in words, each at its field until that value changes, and the focus on the first of them.
import type { ErrorSchema } from '@rjsf/utils'
import { useMemo, useState, useEffect } from 'react'
import type { FieldError } from '../../client/records/outcome.ts'
import { useText } from '../../client/texts/useText.ts'
import { serverText } from '../../client/records/serverText.ts'
import type { Values } from './FormContext.ts'
import type { FieldModel } from '../../../language/model.ts'

export const useServerErrors = (errors: readonly FieldError[], values: Values): ErrorSchema<Values> => {
  const t = useText()
  const [told, setTold] = useState({ errors, values })
  if (told.errors !== errors) setTold({ errors, values })
  const wasTold = told.errors === errors ? told.values : values
  const changed = errors.filter(({ field }) => JSON.stringify(values[field]) !== JSON.stringify(wasTold[field])).map(({ field }) => field)
  const names = changed.join()
  return useMemo(() => {
    const standing = errors.filter(({ field }) => !names.split(',').includes(field))
    return Object.fromEntries(standing.map((error) => [error.field, { __errors: [serverText(error, t)] }])) as ErrorSchema<Values>
  }, [errors, names, t])
}

/**
 * Puts the focus on the first field that something is wrong with, in the order in which the form shows them: after each answer, and where it is asked for.
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
    const place = first && document.getElementById(`${form}_${first.name}`)
    // Of rows it is one of their fields, of check boxes the first.
    const inside = place?.querySelector<HTMLElement>('[aria-invalid=true]') ?? place?.querySelector('input')
    ;(inside ?? place)?.focus()
  }
  useEffect(() => {
    if (!busy) goTo(errors.map(({ field }) => field))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer, not while it is put right
  }, [busy])
  return goTo
}
