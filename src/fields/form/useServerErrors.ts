// What the server said of the fields of a form, as RJSF shows it: of each until its value changes.
import type { ErrorSchema } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import type { FieldError } from '../../actions/outcome.ts'
import { useText } from '../../locales/useText.ts'
import { serverText } from '../../records/serverText.ts'
import type { Values } from './FormContext.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** @param errors another array for each answer */
export const useServerErrors = (errors: readonly FieldError[], values: Values): ErrorSchema<Values> => {
  const t = useText()
  const [told, setTold] = useState({ errors, values })
  if (told.errors !== errors) setTold({ errors, values })
  const judged = told.errors === errors ? told.values : values
  const standing = errors.filter(({ field }) => same(values[field], judged[field]))
  const names = standing.map(({ field }) => field).join()
  return useMemo(() => {
    const shown = names.split(',')
    const found = errors.filter(({ field }) => shown.includes(field))
    return Object.fromEntries(found.map((error) => [error.field, { __errors: [serverText(error, t)] }])) as ErrorSchema<Values>
  }, [errors, names, t])
}
