// Chooses places by name from the location dictionary, which is loaded when the first one is to be chosen.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { use, useMemo } from 'react'
import { loadLocations } from '../records/dictionaries.ts'
import { useSameList } from './useSameList.ts'

export interface PlacePickerProps {
  readonly label: string
  readonly level: 'country' | 'region'
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

const offered = (all: ReadonlyMap<string, string>, level: PlacePickerProps['level'], within: string | undefined): readonly string[] => {
  const codes = [...all.keys()]
  if (level === 'country') return codes.filter((code) => !code.includes('___'))
  return codes.filter((code) => (within === undefined ? code.includes('___') : code.startsWith(`${within}___`)))
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
  const options = useMemo(() => offered(all, level, within), [all, level, within])
  const shared = {
    options,
    disabled,
    getOptionLabel: (code: string) => all.get(code) ?? code,
    renderInput: (params: object) => (
      <TextField {...params} size="small" label={label} required={required} error={error} aria-describedby={describedBy} />
    ),
    ...(id === undefined ? {} : { id }),
  }
  if (several) return <Autocomplete multiple {...shared} value={chosen} onChange={(_event, next) => onChange(next)} />
  return <Autocomplete {...shared} value={chosen[0] ?? null} onChange={(_event, next) => onChange(next === null ? [] : [next])} />
}
