// A piece of text that the value contains; asked once it is left or Enter is pressed.
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'

export const TextChoice = ({ field, value, onChange }: ChoiceProps) => {
  const t = useText()
  const [first = ''] = Array.isArray(value) ? (value as readonly string[]) : []
  const [typed, setTyped] = useState(first)
  const ask = (): void => {
    const wanted = typed.trim()
    if (wanted !== first) onChange(wanted === '' ? undefined : [wanted])
  }
  return (
    <TextField
      size="small"
      fullWidth
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={ask}
      onKeyDown={(event) => event.key === 'Enter' && ask()}
      slotProps={{ htmlInput: { 'aria-label': t(field.label) } }}
    />
  )
}
