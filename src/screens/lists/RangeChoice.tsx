// From and to, both ends included: days for times and dates, numbers for the rest.
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { lookOfNumber, readNumber } from '../../look/readNumber.ts'
import { NumberInput } from '../../look/NumberInput.tsx'
import { useText } from '../../client/texts/useText.ts'
import { lookupNow } from '../../client/records/dictionaries.ts'
import { filterKindOf } from './filterWire.ts'
import type { ChoiceProps } from './ChoiceProps.ts'

interface Ends {
  readonly from?: string
  readonly to?: string
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
const without = (ends: Ends): Ends => Object.fromEntries(Object.entries(ends).filter(([, text]) => text !== ''))

export const RangeChoice = ({ field, value, onChange }: ChoiceProps) => {
  const t = useText()
  const days = filterKindOf(field)?.days === true
  const look = lookOfNumber(field, lookupNow())
  const fits = (text: string): boolean => text === '' || (days ? isDay(text) : readNumber(text, look).is === 'number')
  const [ends, setEnds] = useState<Ends>(value && !Array.isArray(value) ? (value as Ends) : {})
  const put = (end: keyof Ends, text: string): void => {
    const next = { ...ends, [end]: text }
    setEnds(next)
    const said = without(next)
    if (Object.values(said).every(fits)) onChange(Object.keys(said).length === 0 ? undefined : said)
  }
  return (
    <Stack spacing={1.5}>
      {(['from', 'to'] as const).map((end) => {
        const shared = { label: t(`filters.${end}`), value: ends[end] ?? '', error: !fits(ends[end] ?? '') }
        if (!days) return <NumberInput key={end} {...shared} small look={look} onChange={(text) => put(end, text)} />
        return (
          <TextField
            key={end}
            {...shared}
            size="small"
            type="date"
            onChange={(event) => put(end, event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
          />
        )
      })}
    </Stack>
  )
}
