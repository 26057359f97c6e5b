// Quick search: asks 300 ms after the last key, so that a name is one question and not ten.
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { Icon } from '../../look/Icon.tsx'
import { useText } from '../../client/texts/useText.ts'
import './list.css'

export interface SearchBoxProps {
  /** What the address says is searched for. */
  readonly search: string
  readonly onSearch: (search: string) => void
  /** For the key that goes to it; without one there is none. */
  readonly box?: RefObject<HTMLInputElement | null>
  /** Where it says more than that it searches. */
  readonly label?: string
}

const settleMs = 300

export const SearchBox = ({ search, onSearch, box, label }: SearchBoxProps) => {
  const t = useText()
  const words = label ?? t('list.search')
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  useEffect(() => {
    const wanted = typed.trim()
    const timer = wanted === search ? undefined : setTimeout(() => onSearch(wanted), settleMs)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return (
    <label className="searchBox">
      <Icon name="search" />
      <input
        ref={box}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={words}
        aria-label={words}
        aria-keyshortcuts={box && '/'}
      />
    </label>
  )
}
