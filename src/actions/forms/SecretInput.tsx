// A secret to be set: hidden until shown, with one made up on demand. One that is storedAs sealed comes from somebody else, and the current password is remembered.
import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { currentPassword } from '../../../language/currentPassword.ts'
import { useText } from '../../client/texts/useText.ts'
import type { FormContext } from './FormContext.ts'
import { widgetInput } from './inputProps.ts'

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const secretSize = 23

/**
 * A secret made up by chance, of letters and digits that are not mistaken for one another.
 * 23 characters, about 133 bits.
 */
export const madeUp = (): string => {
  let made = ''
  while (made.length < secretSize) {
    for (const byte of crypto.getRandomValues(new Uint8Array(secretSize))) {
      // Bytes beyond the last whole round would make the first letters likelier.
      if (byte < Math.floor(256 / letters.length) * letters.length && made.length < secretSize) made += letters[byte % letters.length] ?? ''
    }
  }
  return made
}

type Props = WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>

export const SecretInput = (props: Props) => {
  const { id, name: fieldName, registry, value, onChange, onBlur } = props
  const { describedBy, ...told } = widgetInput(props)
  const t = useText()
  const current = fieldName === currentPassword.name
  const given = current || registry.formContext.fields.some((each) => each.name === fieldName && each.storedAs === 'sealed')
  const [shown, setShown] = useState(false)
  const name = t(shown ? 'forms.hideSecret' : 'forms.showSecret')
  const eye = (
    <InputAdornment position="end">
      <button type="button" className="smallButton" onClick={() => setShown(!shown)} aria-label={name} title={name}>
        {shown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </button>
    </InputAdornment>
  )
  const generate = (): void => {
    setShown(true)
    onChange(madeUp())
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        {...told}
        fullWidth
        type={shown ? 'text' : 'password'}
        autoComplete={current ? 'current-password' : 'new-password'}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={() => onBlur(id, value)}
        slotProps={{ input: { endAdornment: eye }, htmlInput: { 'aria-describedby': describedBy, spellCheck: false } }}
      />
      {!given && (
        <button type="button" className="button" onClick={generate} disabled={told.disabled} style={{ flexShrink: 0 }}>
          {t('forms.generate')}
        </button>
      )}
    </Stack>
  )
}
