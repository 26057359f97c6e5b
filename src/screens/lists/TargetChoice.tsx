// One record of any entity: what it is, and its id.
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { targetOf } from '../../../language/fields/target.ts'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'

export const TargetChoice = ({ field, value, onChange }: ChoiceProps) => {
  const t = useText()
  const [first = ''] = Array.isArray(value) ? (value as readonly string[]) : []
  const [entity, setEntity] = useState(targetOf(first).entity)
  const [id, setId] = useState(targetOf(first).id)
  const ask = (next: string, key: string): void => {
    const wanted = next === '' || key.trim() === '' ? '' : `${next}:${key.trim()}`
    if (wanted !== first) onChange(wanted === '' ? undefined : [wanted])
  }
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        fullWidth
        label={t(field.label)}
        value={entity}
        onChange={(event) => {
          setEntity(event.target.value)
          ask(event.target.value, id)
        }}
      >
        {Object.entries(field.targets ?? {}).map(([name, label]) => (
          <MenuItem key={name} value={name}>
            {t(label)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        fullWidth
        label={t('words.id')}
        value={id}
        onChange={(event) => setId(event.target.value)}
        onBlur={() => ask(entity, id)}
        onKeyDown={(event) => event.key === 'Enter' && ask(entity, id)}
      />
    </Stack>
  )
}
