// Chooses places by name from the location dictionary, which is loaded when the first one is to be chosen.
import Autocomplete from '@mui/material/Autocomplete'
import { use, useMemo, useState } from 'react'
import { loadLocations } from '../client/records/dictionaries.ts'
import { inputOf, LeftNote, oneCalled, unsettledIn, useLeftText, usePickerWords, type PickerProps } from './useLeftText.tsx'
import { unsettledText } from './unsettled.ts'
import { useSame } from '../client/useSame.ts'
import { placeName } from '../../language/places.ts'

/** Which places of the dictionary a picker offers, and what they are called. */
type Places = ReadonlyMap<string, string>
type Level = 'country' | 'region' | 'place'

const isRegion = (code: string): boolean => code.includes('___')

/** Codes of the level, in the dictionary's order. */
const offeredPlaces = (all: Places, level: Level, within: string | undefined): readonly string[] => {
  const codes = [...all.keys()]
  if (level === 'place') return codes
  if (level === 'country') return codes.filter((code) => !isRegion(code))
  return codes.filter((code) => (within === undefined ? isRegion(code) : code.startsWith(`${within}___`)))
}

/** Among all places a region's name says its country too. */
const nameOfPlace = (all: Places, level: Level, code: string): string =>
  level === 'place' ? placeName(code, (each) => all.get(each)) : (all.get(code) ?? code)

export interface PlacePickerProps extends PickerProps {
  /** place: a country or a region. */
  readonly level: Level
  /** The country whose regions are offered. */
  readonly within?: string | undefined
  readonly codes: readonly string[]
  readonly several?: boolean
  readonly onChange: (codes: readonly string[]) => void
}

export const PlacePicker = (props: PlacePickerProps) => {
  const { level, within, codes, several = false, onChange, id, disabled = false } = props
  const all = use(loadLocations())
  const words = usePickerWords()
  const text = unsettledIn(codes)
  const chosen = useSame(codes.filter((code) => code !== text))
  const [typed, setTyped] = useState(unsettledText(text) ?? '')
  const options = useMemo(() => offeredPlaces(all, level, within), [all, level, within])
  const nameOf = (code: string): string => nameOfPlace(all, level, code)
  const { left, handlers } = useLeftText({
    held: several ? text : codes[0],
    typed,
    chosen: several || chosen[0] === undefined ? '' : nameOf(chosen[0]),
    find: (name) => oneCalled(options, nameOf, name),
    onChange: (code) => {
      if (several && unsettledText(code) === undefined) setTyped('')
      onChange([...new Set([...(several ? chosen : []), ...(code === undefined ? [] : [code])])])
    },
    onEmptied: () => setTyped(''),
  })
  const shared = {
    ...handlers,
    ...words,
    options,
    inputValue: typed,
    onInputChange: (_event: unknown, next: string, reason: string) => {
      if (reason !== 'reset' || left === undefined) setTyped(next)
    },
    disabled,
    getOptionLabel: nameOf,
    renderInput: inputOf(props),
    ...(id === undefined ? {} : { id }),
  }
  return (
    <>
      {several ? (
        <Autocomplete multiple {...shared} value={chosen} onChange={(_event, next) => onChange(next)} />
      ) : (
        <Autocomplete {...shared} value={chosen[0] ?? null} onChange={(_event, next) => onChange(next === null ? [] : [next])} />
      )}
      <LeftNote left={left} />
    </>
  )
}
