// What is wrong with a field, under it.
import FormHelperText from '@mui/material/FormHelperText'
import { errorId } from '@rjsf/utils'
import type { FieldErrorProps, RJSFSchema } from '@rjsf/utils'
import type { FormContext, Values } from './FormContext.ts'
import '../../look/fields.css'

export const FieldErrors = ({ errors = [], fieldPathId }: FieldErrorProps<Values, RJSFSchema, FormContext>) => {
  const id = errorId(fieldPathId)
  if (errors.length === 0) return null
  return (
    <ul id={id} className="fieldErrors">
      {/* What the server refused comes twice once the form checks while one types. */}
      {[...new Set(errors)].map((error, at) => (
        <li key={at}>
          <FormHelperText component="div" id={`${id}-${at}`}>
            {error}
          </FormHelperText>
        </li>
      ))}
    </ul>
  )
}
