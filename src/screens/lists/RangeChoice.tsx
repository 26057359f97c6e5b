// From and to, both ends included: days for times and dates, numbers for the rest.
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { lookOfNumber, readNumber } from '../../look/readNumber.ts'
import { NumberInput } from '../../look/NumberInput.tsx'
import { useText } from '../../client/texts/useText.ts'
import { lookupNow } from '../../client/records/dictionaries.ts'
import { dayMeant, isDay, isInstant } from '../../../language/filters/days.ts'
import { dayIn } from '../../../language/zones.ts'
import { todayIn, viewerZone } from '../../client/viewerZone.ts'
import type { FilterValue } from '../../../language/filters/kind.ts'
import { dayPresets, presetOf } from './dayPresets.ts'
import { filterKindOf } from './filterWire.ts'
import type { ChoiceProps } from './ChoiceProps.ts'

interface Ends {
  readonly from?: string
  readonly to?: string
}

const without = (ends: Ends): Ends => Object.fromEntries(Object.entries(ends).filter(([, text]) => text !== ''))

/** The day that is meant, or that a moment is of: an input of days shows no others. */
const dayShown = (text: string, isLast: boolean): string => {
  const zone = viewerZone()
  return isInstant(text) ? dayIn(zone, new Date(text)) : dayMeant(text, isLast, todayIn(zone))
}

const endsIn = (value: FilterValue | undefined): Ends => (value && ('from' in value || 'to' in value) ? value : {})

/** The days that are meant today. */
const shownEnds = ({ from, to }: Ends): Ends => ({
  ...(from !== undefined && { from: dayShown(from, false) }),
  ...(to !== undefined && { to: dayShown(to, true) }),
})

/** Those ends that are moments: an input of days shows only which day they are of. */
const momentsIn = (ends: Ends): Ends => Object.fromEntries(Object.entries(ends).filter(([, text]) => isInstant(text)))

const Presets = ({ value, onChange, onClose }: Pick<ChoiceProps, 'value' | 'onChange' | 'onClose'>) => {
  const t = useText()
  const chosen = presetOf(value)
  return (
    <div className="dayPresets">
      {dayPresets.map(([text, from, to]) => (
        <button
          key={text}
          type="button"
          className="button small"
          aria-pressed={text === chosen}
          onClick={() => {
            onChange({ from, to })
            onClose()
          }}
        >
          {t(text)}
        </button>
      ))}
    </div>
  )
}

export const RangeChoice = ({ field, value, onChange, onClose }: ChoiceProps) => {
  const t = useText()
  const days = filterKindOf(field)?.days === true
  const look = lookOfNumber(field, lookupNow())
  const fits = (text: string): boolean => text === '' || (days ? isDay(text) : readNumber(text, look).is === 'number')
  const [ends, setEnds] = useState<Ends>(() => shownEnds(endsIn(value)))
  // An end that nobody touches stays the moment that it is.
  const [moments, setMoments] = useState<Ends>(() => momentsIn(endsIn(value)))
  const [begun, setBegun] = useState(false)
  const put = (end: keyof Ends, text: string): void => {
    const next = { ...ends, [end]: text }
    setEnds(next)
    const { [end]: _touched, ...left } = moments
    setMoments(left)
    if (!Object.values(without(next)).every(fits)) return
    const said: Ends = { ...without(next), ...left }
    setBegun(true)
    onChange(Object.keys(said).length === 0 ? undefined : said, { replace: begun })
  }
  return (
    <Stack spacing={1.5}>
      {days && <Presets value={value} onChange={onChange} onClose={onClose} />}
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
