// Yes or no.
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'

export const FlagChoice = ({ field, value, onChange }: ChoiceProps) => {
  const t = useText()
  const [first = ''] = Array.isArray(value) ? (value as readonly string[]) : []
  const [chosen, setChosen] = useState(first)
  const choose = (next: string): void => {
    setChosen(next)
    onChange([next])
  }
  return (
    <RadioGroup value={chosen} onChange={(_event, next) => choose(next)} aria-label={t(field.label)}>
      <FormControlLabel value="true" control={<Radio size="small" />} label={t('words.yes')} />
      <FormControlLabel value="false" control={<Radio size="small" />} label={t('words.no')} />
    </RadioGroup>
  )
}
