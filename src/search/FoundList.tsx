// What was found, one a line; the input above keeps the focus.
import { useEffect, useRef, type ReactElement } from 'react'
import { useText } from '../locales/useText.ts'
import type { Found } from './Found.ts'

export interface FoundListProps {
  readonly id: string
  readonly found: readonly Found[]
  readonly chosen: string | undefined
  readonly onPick: (found: Found) => void
}

export const FoundList = ({ id, found, chosen, onPick }: FoundListProps): ReactElement => {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <ul ref={list} id={id} role="listbox" aria-label={t('search.results')}>
      {found.map((each) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys belong to the input, which keeps the focus
        <li
          key={each.key}
          id={`${id} ${each.key}`.replaceAll(' ', '-')}
          role="option"
          aria-selected={each.key === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(each)}
        >
          <span className="foundTitle">{each.title}</span>
          {each.line !== undefined && <span className="foundLine">{each.line}</span>}
          <span className="foundKind">{each.kind}</span>
        </li>
      ))}
    </ul>
  )
}
