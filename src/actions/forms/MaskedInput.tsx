// A masked value to be set anew: what is stored shows as a hint only, and stays unless something is typed.
import TextField from '@mui/material/TextField'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { valueAt } from '../../../language/paths.ts'
import { useText } from '../../client/texts/useText.ts'
import type { FormContext } from './FormContext.ts'
import { widgetInput } from './inputProps.ts'
import { named } from '../../../language/named.ts'

type Props = WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>

export const MaskedInput = (props: Props) => {
  const { id, name, value, onChange, onBlur, registry } = props
  const { describedBy, ...told } = widgetInput(props)
  const t = useText()
  const { fields, record } = registry.formContext
  const path = named(fields, name)?.path
  const stored = path === undefined ? undefined : valueAt(record, path)
  const masked = typeof stored === 'string' && stored !== ''
  return (
    <TextField
      {...told}
      fullWidth
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      helperText={masked ? t('forms.keepsMasked', [stored]) : undefined}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onBlur={() => onBlur(id, value)}
      slotProps={{ htmlInput: { 'aria-describedby': describedBy, spellCheck: false } }}
    />
  )
}
