// Quick search: asks 300 ms after the last key, so that a name is one question and not ten.
import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useText } from '../../../locales/useText.ts'

export interface SearchBoxProps {
  /** What the address says is searched for. */
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly box: RefObject<HTMLInputElement | null>
}

const settling = 300

export const SearchBox = ({ search, onSearch, box }: SearchBoxProps) => {
  const t = useText()
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return
    const timer = setTimeout(() => onSearch(wanted), settling)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  const adornment = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  )
  return (
    <TextField
      size="small"
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={t('list.search')}
      inputRef={box}
      slotProps={{ input: { startAdornment: adornment }, htmlInput: { 'aria-label': t('list.search'), 'aria-keyshortcuts': '/' } }}
      sx={{ inlineSize: { xs: '100%', sm: 260 } }}
    />
  )
}
