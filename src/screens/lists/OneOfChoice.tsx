// Several of a few named values, each with its count where the list counts by them.
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { grouped } from '../../../language/fields/money.ts'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'
import { useChosen } from './useChosen.ts'

export const OneOfChoice = ({ field, value, stats, onChange }: ChoiceProps) => {
  const t = useText()
  const { chosen, press } = useChosen(value, onChange)
  const countOf = (one: string): string => {
    if (!stats) return ''
    const found = stats.sums.find(({ key }) => key === one || key.startsWith(`${one}:`))
    return ` (${grouped(found?.count ?? 0)})`
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
