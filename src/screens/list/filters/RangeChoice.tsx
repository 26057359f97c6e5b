// From and to, both ends included: days for times and dates, numbers for the rest.
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useText } from '../../../locales/useText.ts'
import { filterKindOf } from '../filterWire.ts'
import type { ChoiceProps } from './choices.ts'

interface Ends {
  readonly from?: string
  readonly to?: string
}

const fits = (text: string, days: boolean): boolean =>
  text === '' || (days ? /^\d{4}-\d\d-\d\d$/ : /^[-+]?\d{1,15}([.,]\d{1,4})?$/).test(text)
const without = (ends: Ends): Ends => Object.fromEntries(Object.entries(ends).filter(([, text]) => text !== ''))

export const RangeChoice = ({ field, value, onChange }: ChoiceProps) => {
  const t = useText()
  const days = filterKindOf(field) === 'timeRange' || filterKindOf(field) === 'dateRange'
  const [ends, setEnds] = useState<Ends>(value && !Array.isArray(value) ? (value as Ends) : {})
  const put = (end: keyof Ends, text: string): void => {
    const next = { ...ends, [end]: text }
    setEnds(next)
    const said = without(next)
    if (Object.values(said).every((each) => fits(each, days))) onChange(Object.keys(said).length === 0 ? undefined : said)
  }
  return (
    <Stack spacing={1.5}>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          size="small"
          type={days ? 'date' : 'text'}
          label={t(`filters.${end}`)}
          value={ends[end] ?? ''}
          onChange={(event) => put(end, event.target.value.trim())}
          error={!fits(ends[end] ?? '', days)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: days ? { max: '9999-12-31' } : { inputMode: 'decimal' } }}
        />
      ))}
    </Stack>
  )
}
