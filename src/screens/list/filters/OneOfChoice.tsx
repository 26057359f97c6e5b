// Several of a few named values, each with its count where the list counts by them.
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useState } from 'react'
import { useText } from '../../../locales/useText.ts'
import type { ChoiceProps } from './choices.ts'

export const OneOfChoice = ({ field, value, stats, onChange }: ChoiceProps) => {
  const t = useText()
  // Ticked at once; the address follows.
  const [chosen, setChosen] = useState(Array.isArray(value) ? (value as readonly string[]) : [])
  const press = (one: string): void => {
    const next = chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one]
    setChosen(next)
    onChange(next.length === 0 ? undefined : next)
  }
  const countOf = (one: string): string => {
    if (!stats) return ''
    const found = stats.sums.find(({ key }) => key === one || key.startsWith(`${one}:`))
    return ` (${(found?.count ?? 0).toLocaleString('en-US')})`
  }
  return (
    <FormGroup sx={{ maxBlockSize: 320, overflowY: 'auto', flexWrap: 'nowrap' }}>
      {(field.choices ?? []).map((each) => (
        <FormControlLabel
          key={each.value}
          control={<Checkbox size="small" checked={chosen.includes(each.value)} onChange={() => press(each.value)} />}
          label={`${t(each.label)}${countOf(each.value)}`}
        />
      ))}
    </FormGroup>
  )
}
