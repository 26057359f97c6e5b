// The search over everything: one input, what was found below it, chosen by arrows and Enter; what one keeps and visited before anything is typed.
// Nothing of what was typed is kept.
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '../look/Dialog.tsx'
import { Icon } from '../look/Icon.tsx'
import { addOwnTexts } from '../client/texts/productTexts.ts'
import texts from '../client/texts/search.en.json'
import { useText } from '../client/texts/useText.ts'
import { FoundList, lineId } from './FoundList.tsx'
import { isControl } from './isControl.ts'
import { useFound } from './useFound.ts'
import type { Found } from './usePlaces.ts'
import { useVisited } from './useVisited.ts'
import './search.css'

addOwnTexts(texts)

/** How far a key moves. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface Choosing {
  readonly chosen: Found | undefined
  readonly pressed: (event: KeyboardEvent) => void
  /** Begins anew, for another text. */
  readonly first: () => void
}

interface Choices {
  readonly found: readonly Found[]
  readonly waiting: boolean
  readonly take: (found: Found) => void
  readonly toggle: (found: Found) => (() => void) | undefined
}

/** Which of the lines is chosen: arrows move, Enter takes it; the first that comes, where it was pressed before there was one. */
const useChoosing = ({ found, waiting, take, toggle }: Choices): Choosing => {
  // Not its number: what comes late may come before it.
  const [wanted, setWanted] = useState<string>()
  const [entered, setEntered] = useState(false)
  const at = Math.max(
    0,
    found.findIndex(({ key }) => key === wanted),
  )
  const chosen = found[at]
  const enter = useEffectEvent((): void => {
    if (chosen) take(chosen)
  })
  useEffect(() => {
    if (entered && !waiting) enter()
  }, [entered, waiting])
  const pressed = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setWanted(found[(at + step + found.length) % found.length]?.key)
    }
    if (event.key === 'Enter') {
      if (chosen) take(chosen)
      else setEntered(waiting)
    }
    // Marks a place in browsers, too.
    if (!isControl(event, 'd')) return
    event.preventDefault()
    if (chosen && !event.repeat) toggle(chosen)?.()
  }
  const first = (): void => {
    setWanted(undefined)
    setEntered(false)
  }
  return { chosen, pressed, first }
}

interface StatusProps {
  readonly waiting: boolean
  readonly found: readonly Found[]
  /** Said where nothing is looked for. */
  readonly idle: string | undefined
}

/** Says what came of it to whoever does not see it. */
const SearchStatus = ({ waiting, found, idle }: StatusProps) => {
  const t = useText()
  const told = found.filter(({ more }) => !more).length
  const count = told === found.length ? told : `${told}+`
  const empty = told === 0 ? t('search.nothing') : t('search.found', [count])
  return <output className="globalSearchTold">{waiting ? t('search.searching') : (idle ?? empty)}</output>
}

export const SearchDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const visited = useVisited()
  const { found, waiting } = useFound(typed, visited)
  const hint = visited.found.length > 0 ? t('visits.hint') : undefined
  const go = ({ address }: Found): void => {
    onClose()
    void navigate(address)
  }
  const { chosen, pressed, first } = useChoosing({ found, waiting, take: go, toggle: visited.toggle })
  return (
    <Dialog title={t('search.open')} surface="globalSearch" onClose={onClose}>
      <div className="globalSearchHead">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-label={t('search.open')}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-keyshortcuts="Control+D"
          {...(chosen && { 'aria-activedescendant': lineId(listId, chosen) })}
          placeholder={t('search.hint')}
          value={typed}
          onChange={(event) => (setTyped(event.target.value), first())}
          onKeyDown={pressed}
        />
        <button type="button" className="smallButton" onClick={onClose} aria-label={t('actions.close')}>
          <Icon name="close" />
        </button>
      </div>
      <SearchStatus waiting={waiting} found={found} idle={visited.told || (typed.trim() === '' ? hint : undefined)} />
      <FoundList id={listId} found={found} chosen={chosen?.key} onPick={go} isKept={visited.isKept} toggle={visited.toggle} />
    </Dialog>
  )
}
