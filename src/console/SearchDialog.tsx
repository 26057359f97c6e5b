// The search over everything: one input, what was found below it, chosen by arrows and Enter. Nothing of it is kept.
import { useId, useState, type ReactElement, useMemo, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '#generated/routes.ts'
import { Dialog } from '../look/Dialog.tsx'
import { Icon } from '../look/Icon.tsx'
import { addOwnTexts } from '../client/texts/productTexts.ts'
import texts from '../client/texts/search.en.json'
import { useText } from '../client/texts/useText.ts'
import type { Found } from './useHits.ts'
import { FoundList, lineId } from './FoundList.tsx'
import { useHits } from './useHits.ts'
import type { ScreenModel } from '../../language/model.ts'
import { useViewer } from '../client/useViewer.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'
import { useConsole } from '../client/useConsole.ts'
import './search.css'

addOwnTexts(texts)

/** Which of the lines is chosen: arrows move, Enter takes it. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface Choosing {
  readonly chosen: Found | undefined
  readonly pressed: (event: KeyboardEvent) => void
  readonly first: () => void
}

const useChoosing = (found: readonly Found[], take: (found: Found) => void): Choosing => {
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, found.length - 1)
  const chosen = found[at]
  const pressed = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setWanted((at + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && chosen) take(chosen)
  }
  return { chosen, pressed, first: () => setWanted(0) }
}

/** Screens by a piece of their name: those of this viewer that need no record. */
const all: readonly ScreenModel[] = screens

const useScreensNamed = (typed: string): readonly Found[] => {
  const t = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  const open = useMemo(
    () => all.filter((each) => !each.bare && !each.path.includes(':') && isScreenOpen(each, viewer, configuration)),
    [configuration, viewer],
  )
  const wanted = typed.trim().toLowerCase()
  return open
    .map(({ path, label }) => ({ key: `screen ${path}`, title: t(label), line: undefined, kind: t('search.screen'), address: path }))
    .filter(({ title }) => title.toLowerCase().includes(wanted))
}

/** Says what came of it to whoever does not see it. */
const SearchStatus = ({ waiting, found }: { readonly waiting: boolean; readonly found: readonly Found[] }) => {
  const t = useText()
  const told = found.filter(({ more }) => !more).length
  const count = told === found.length ? String(told) : `${told}+`
  const empty = told === 0 ? t('search.nothing') : t('search.found', [count])
  return <output className="globalSearchTold">{waiting ? t('search.searching') : empty}</output>
}

export const SearchDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const { found: records, waiting } = useHits(typed)
  const found = [...useScreensNamed(typed), ...records]
  const go = ({ address }: Found): void => {
    onClose()
    void navigate(address)
  }
  const { chosen, pressed, first } = useChoosing(found, go)
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
      <SearchStatus waiting={waiting} found={found} />
      <FoundList id={listId} found={found} chosen={chosen?.key} onPick={go} />
    </Dialog>
  )
}
