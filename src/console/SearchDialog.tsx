// The search over everything: one input, what was found below it, chosen by arrows and Enter. Nothing of it is kept.
import { useId, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../look/Icon.tsx'
import { useModal } from '../look/useModal.ts'
import { useText } from '../client/texts/useText.ts'
import type { Found } from './Found.ts'
import { FoundList, lineId } from './FoundList.tsx'
import { useChoosing } from './useChoosing.ts'
import { useHits } from './useHits.ts'
import { useScreensNamed } from './useScreensNamed.ts'
import './search.css'

/** Says what came of it to whoever does not see it. */
const Told = ({ waiting, found }: { readonly waiting: boolean; readonly found: readonly Found[] }) => {
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
  const dialog = useModal()
  const [typed, setTyped] = useState('')
  const { found: records, waiting } = useHits(typed)
  const found = [...useScreensNamed(typed), ...records]
  const go = ({ address }: Found): void => {
    onClose()
    void navigate(address)
  }
  const { chosen, pressed, first } = useChoosing(found, go)
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
          {...(chosen && { 'aria-activedescendant': lineId(listId, chosen) })}
          placeholder={t('search.hint')}
          value={typed}
          onChange={(event) => (setTyped(event.target.value), first())}
          onKeyDown={pressed}
        />
        <button type="button" className="smallButton" onClick={() => dialog.current?.close()} aria-label={t('actions.close')}>
          <Icon name="close" />
        </button>
      </div>
      <Told waiting={waiting} found={found} />
      <FoundList id={listId} found={found} chosen={chosen?.key} onPick={go} />
    </dialog>
  )
}
