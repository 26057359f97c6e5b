// The search over everything: one input, what was found below it, chosen by arrows and Enter. Nothing of it is kept.
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../fields/Icon.tsx'
import { useText } from '../locales/useText.ts'
import type { Found } from './Found.ts'
import { FoundList } from './FoundList.tsx'
import { useHits } from './useHits.ts'
import { useScreensNamed } from './useScreensNamed.ts'
import './search.css'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export const SearchDialog = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText()
  const navigate = useNavigate()
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { found: records, waiting } = useHits(typed)
  const found = [...useScreensNamed(typed), ...records]
  const chosen = found[Math.min(at, found.length - 1)]
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const go = ({ address }: Found): void => {
    onClose()
    void navigate(address)
  }
  const pressed = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && chosen) go(chosen)
  }
  const told = waiting ? t('search.searching') : found.length === 0 ? t('search.nothing') : t('search.found', [String(found.length)])
  return (
    <dialog ref={dialog} className="globalSearch" aria-label={t('search.open')} onClose={onClose}>
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
          {...(chosen && { 'aria-activedescendant': `${listId} ${chosen.key}`.replaceAll(' ', '-') })}
          placeholder={t('search.hint')}
          value={typed}
          onChange={(event) => (setTyped(event.target.value), setAt(0))}
          onKeyDown={pressed}
        />
        <button
          type="button"
          className="smallButton"
          onClick={() => dialog.current?.close()}
          aria-label={t('actions.close')}
          title={t('actions.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="globalSearchTold" role="status">
        {told}
      </p>
      <FoundList id={listId} found={found} chosen={chosen?.key} onPick={go} />
    </dialog>
  )
}
