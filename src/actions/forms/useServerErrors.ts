// What the server said of the values, in words and each at its field. It holds until that value changes.
import type { ErrorSchema } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import type { FieldError } from '../../client/records/outcome.ts'
import { useText } from '../../client/texts/useText.ts'
import { serverText } from '../../client/records/serverText.ts'
import type { Values } from './FormContext.ts'

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
