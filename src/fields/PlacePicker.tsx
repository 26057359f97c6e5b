// Chooses places by name from the location dictionary, which is loaded when the first one is to be chosen.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { use, useMemo } from 'react'
import { loadLocations } from '../records/dictionaries.ts'
import { nameOfPlace, offeredPlaces } from './placeOptions.ts'
import { useSameList } from './useSameList.ts'

export interface PlacePickerProps {
  readonly label: string
  /** place: a country or a region. */
  readonly level: 'country' | 'region' | 'place'
  /** The country whose regions are offered. */
  readonly within?: string | undefined
  readonly codes: readonly string[]
  readonly several?: boolean
  readonly onChange: (codes: readonly string[]) => void
  readonly id?: string
  readonly disabled?: boolean
  readonly required?: boolean
  readonly error?: boolean
  readonly describedBy?: string | undefined
}

export const PlacePicker = (props: PlacePickerProps) => {
  const {
    label,
    level,
    within,
    codes,
    several = false,
    onChange,
    id,
    disabled = false,
    required = false,
    error = false,
    describedBy,
  } = props
  const all = use(loadLocations())
  const chosen = useSameList(codes)
  const options = useMemo(() => offeredPlaces(all, level, within), [all, level, within])
  const shared = {
    options,
    disabled,
    getOptionLabel: (code: string) => nameOfPlace(all, level, code),
    renderInput: (params: object) => (
      <TextField {...params} size="small" label={label} required={required} error={error} aria-describedby={describedBy} />
    ),
    ...(id === undefined ? {} : { id }),
  }
  if (several) return <Autocomplete multiple {...shared} value={chosen} onChange={(_event, next) => onChange(next)} />
  return <Autocomplete {...shared} value={chosen[0] ?? null} onChange={(_event, next) => onChange(next === null ? [] : [next])} />
}
