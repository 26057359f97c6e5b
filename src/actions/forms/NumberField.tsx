// A number in a form: whole, a decimal or a percent. A whole one is held as a number, the others as texts.
import InputAdornment from '@mui/material/InputAdornment'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { lookupNow } from '../../client/records/dictionaries.ts'
import { lookOfNumber } from '../../look/readNumber.ts'
import { NumberInput } from '../../look/NumberInput.tsx'
import type { FormContext } from './FormContext.ts'
import { fieldInput } from './inputProps.ts'
import { named } from '../../../language/named.ts'

type Props = FieldProps<number | string, RJSFSchema, FormContext>

/** What is no number yet stays a text, which the form refuses. */
const heldAs = (value: string, schema: RJSFSchema): number | string | undefined => {
  if (value === '') return undefined
  return schema.type === 'integer' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

export const NumberField = (props: Props) => {
  const { fieldPathId, name, schema, formData, onChange, registry } = props
  const field = named(registry.formContext.fields, name)
  if (!field) return null
  const look = lookOfNumber(field, lookupNow())
  return (
    <NumberInput
      {...fieldInput(props)}
      look={look}
      unit={look.units[0] && <InputAdornment position="end">{look.units[0]}</InputAdornment>}
      value={formData === undefined ? '' : String(formData)}
      onChange={(value) => onChange(heldAs(value, schema), fieldPathId.path)}
    />
  )
}
