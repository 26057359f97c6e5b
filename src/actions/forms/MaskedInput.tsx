// A masked value to be set anew: what is stored shows as a hint only, and stays unless something is typed.
import TextField from '@mui/material/TextField'
import { ariaDescribedByIds, type RJSFSchema, type WidgetProps } from '@rjsf/utils'
import { valueAt } from '../../../language/paths.ts'
import { useText } from '../../client/texts/useText.ts'
import type { FormContext } from './FormContext.ts'
import { named } from '../../../language/named.ts'

type Props = WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>

export const MaskedInput = ({ id, name, label, value, required, disabled, rawErrors, onChange, onBlur, registry }: Props) => {
  const t = useText()
  const { fields, record } = registry.formContext
  const path = named(fields, name)?.path
  const stored = path === undefined ? undefined : valueAt(record, path)
  const masked = typeof stored === 'string' && stored !== ''
  return (
    <TextField
      id={id}
      fullWidth
      label={label}
      autoComplete="off"
      required={required ?? false}
      disabled={disabled ?? false}
      error={(rawErrors?.length ?? 0) > 0}
      value={typeof value === 'string' ? value : ''}
      helperText={masked ? t('forms.keepsMasked', [stored]) : undefined}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      onBlur={() => onBlur(id, value)}
      slotProps={{ htmlInput: { 'aria-describedby': ariaDescribedByIds(id), spellCheck: false } }}
    />
  )
}
