// The help under a field: stays calm while the field is wrong; what is wrong stands beside it in its own words.
import FormHelperText from '@mui/material/FormHelperText'
import { helpId } from '@rjsf/utils'
import type { FieldHelpProps, RJSFSchema } from '@rjsf/utils'
import type { FormContext, Values } from './FormContext.ts'

export const HelpText = ({ fieldPathId, help }: FieldHelpProps<Values, RJSFSchema, FormContext>) =>
  help ? (
    <FormHelperText id={helpId(fieldPathId)} component="div" error={false} sx={{ '&.MuiFormHelperText-root': { color: 'var(--muted)' } }}>
      {typeof help === 'string' ? help : null}
    </FormHelperText>
  ) : null
