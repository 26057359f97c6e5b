// Several of very many named values: looked for by their words, and grouped. A group opens by its heading, by what is chosen in it and by looking for it.
import '../../look/pickerTexts.ts'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import TextField from '@mui/material/TextField'
import { useMemo, useState } from 'react'
import { useText } from '../../client/texts/useText.ts'
import type { ChoiceProps } from './ChoiceProps.ts'
import { optionsFound, optionsOf, type Option } from './optionsOf.ts'
import { useChosen } from './OneOfChoice.tsx'

interface OptionsProps {
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  readonly onPress: (values: readonly string[]) => void
}

const Options = ({ options, chosen, onPress }: OptionsProps) => (
  <FormGroup>
    {options.map(({ label, values }) => (
      <FormControlLabel
        key={label}
        control={<Checkbox size="small" checked={values.every((each) => chosen.includes(each))} onChange={() => onPress(values)} />}
        label={label}
      />
    ))}
  </FormGroup>
)

export const GroupedChoice = ({ field, value, onChange }: ChoiceProps) => {
  const t = useText()
  const { chosen, press } = useChosen(value, onChange)
  const [search, setSearch] = useState('')
  const all = useMemo(() => optionsOf(field.choices ?? [], t), [field, t])
  const found = optionsFound(all, search)
  const [begun] = useState(chosen)
  return (
    <>
      <TextField
        size="small"
        fullWidth
        type="search"
        label={t('filters.find')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ marginBlockEnd: 1 }}
      />
      <div className="choiceGroups">
        {found.length === 0 && <p className="absent">{t('filters.noneFound')}</p>}
        {found.map(({ label, options }) =>
          label === '' ? (
            <Options key="" options={options} chosen={chosen} onPress={press} />
          ) : (
            <details
              key={`${label} ${search}`}
              open={search !== '' || options.some(({ values }) => values.some((each) => begun.includes(each)))}
            >
              <summary>{label}</summary>
              <Options options={options} chosen={chosen} onPress={press} />
            </details>
          ),
        )}
      </div>
    </>
  )
}
