// Several of a few named values, each with its count where the list counts by them.
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'
import { useState } from 'react'

export interface Chosen {
  readonly chosen: readonly string[]
  /** Ticks all of these, or takes them out where they all are. */
  readonly press: (values: readonly string[]) => void
}

/** What is ticked in a filter: ticked at once; the address follows. */
export const useChosen = (value: ChoiceProps['value'], onChange: ChoiceProps['onChange']): Chosen => {
  const [chosen, setChosen] = useState(Array.isArray(value) ? (value as readonly string[]) : [])
  const press = (values: readonly string[]): void => {
    const others = chosen.filter((each) => !values.includes(each))
    const next = values.every((each) => chosen.includes(each)) ? others : [...others, ...values]
    setChosen(next)
    onChange(next.length === 0 ? undefined : next)
  }
  return { chosen, press }
}

export const OneOfChoice = ({ field, value, stats, onChange }: ChoiceProps) => {
  const t = useText()
  const { chosen, press } = useChosen(value, onChange)
  const countOf = (one: string): string => {
    if (!stats) return ''
    const found = stats.sums.find(({ key }) => key === one || key.startsWith(`${one}:`))
    return ` (${t('shell.count', [found?.count ?? 0])})`
  }
  return (
    <FormGroup sx={{ minBlockSize: 0, overflowY: 'auto', flexWrap: 'nowrap' }}>
      {(field.choices ?? []).map((each) => (
        <FormControlLabel
          key={each.value}
          control={<Checkbox size="small" checked={chosen.includes(each.value)} onChange={() => press([each.value])} />}
          label={`${t(each.label)}${countOf(each.value)}`}
        />
      ))}
    </FormGroup>
  )
}
