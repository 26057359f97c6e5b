// What was found, one a line; the input above keeps the focus.
/* eslint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is the list of a combobox that one types into */
import { useEffect, useRef, type ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import type { Found } from './useHits.ts'

export interface FoundListProps {
  readonly id: string
  readonly found: readonly Found[]
  readonly chosen: string | undefined
  readonly onPick: (found: Found) => void
}

const Line = ({
  found,
  id,
  isChosen,
  onPick,
}: {
  readonly found: Found
  readonly id: string
  readonly isChosen: boolean
  readonly onPick: () => void
}) => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys belong to the input
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span>{found.title}</span>
      {found.line !== undefined && <span className="foundLine">{found.line}</span>}
      <span className="foundKind">{found.kind}</span>
    </div>
  )
}

/** The id of one line, for the input to point at. */
export const lineId = (list: string, { key }: Found): string => `${list} ${key}`.replaceAll(' ', '-')

export const FoundList = ({ id, found, chosen, onPick }: FoundListProps): ReactElement => {
  const t = useText()
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('search.results')} className="foundList">
      {found.map((each) => (
        <Line key={each.key} id={lineId(id, each)} found={each} isChosen={each.key === chosen} onPick={() => onPick(each)} />
      ))}
    </div>
  )
}
