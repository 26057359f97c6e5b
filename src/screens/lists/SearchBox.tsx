// Quick search: asks 300 ms after the last key, so that a name is one question and not ten. What is typed stays, however late the address follows.
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
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
  // Asked for here and not yet in the address, in their order: the address may skip one.
  const [coming, setComing] = useState<readonly string[]>([])
  if (known !== search) {
    setKnown(search)
    const at = coming.lastIndexOf(search)
    setComing(at < 0 ? [] : coming.slice(at + 1))
    if (at < 0 && typed.trim() !== search) setTyped(search)
  }
  const ask = useEffectEvent((wanted: string): void => {
    setComing([...coming, wanted])
    onSearch(wanted)
  })
  useEffect(() => {
    const wanted = typed.trim()
    const timer = wanted === search ? undefined : setTimeout(() => ask(wanted), settleMs)
    return () => clearTimeout(timer)
  }, [typed, search])
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
