// What was found, one a line, under headings where there are any; the input above keeps the focus.
/* eslint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is the list of a combobox that one types into */
import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import { Icon } from '../look/Icon.tsx'
import type { Found } from './usePlaces.ts'
import type { Visited } from './useVisited.ts'

export interface FoundListProps extends Pick<Visited, 'isKept' | 'toggle'> {
  readonly id: string
  readonly found: readonly Found[]
  readonly chosen: string | undefined
  readonly onPick: (found: Found) => void
}

/** For the pointer alone: an option holds no control, and who types has a key for it. */
const LineStar = ({ isKept, onToggle }: { readonly isKept: boolean; readonly onToggle: () => void }) => {
  const t = useText()
  const press = (event: MouseEvent): void => {
    event.stopPropagation()
    onToggle()
  }
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys belong to the input
    <span className="foundStar" data-kept={isKept ? '' : undefined} aria-hidden="true" title={t('visits.keep')} onClick={press}>
      <Icon name="star" />
    </span>
  )
}

interface LineProps {
  readonly found: Found
  readonly id: string
  readonly isChosen: boolean
  readonly isKept: boolean
  readonly onPick: () => void
  readonly onToggle: (() => void) | undefined
}

const Line = ({ found, id, isChosen, isKept, onPick, onToggle }: LineProps) => {
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
      <span className="foundWords">
        <span>{found.title}</span>
        {found.line !== undefined && <span className="foundLine">{found.line}</span>}
        {found.mark !== undefined && <span className="foundMark">{found.mark}</span>}
        <span className="foundKind">{found.kind}</span>
      </span>
      {onToggle && <LineStar isKept={isKept} onToggle={onToggle} />}
    </div>
  )
}

/** The id of one line, for the input to point at. */
export const lineId = (list: string, { key }: Found): string => `${list} ${key}`.replaceAll(' ', '-')

interface Group {
  readonly heading: string | undefined
  readonly found: Found[]
}

/** What stands under one heading stands together. */
const groupsOf = (found: readonly Found[]): readonly Group[] => {
  const groups: Group[] = []
  for (const each of found) {
    const last = groups.at(-1)
    if (last && last.heading === each.group) last.found.push(each)
    else groups.push({ heading: each.group, found: [each] })
  }
  return groups
}

export const FoundList = ({ id, found, chosen, isKept, toggle, onPick }: FoundListProps): ReactElement => {
  const t = useText()
  const lines = (some: readonly Found[]): readonly ReactElement[] =>
    some.map((each) => (
      <Line
        key={each.key}
        id={lineId(id, each)}
        found={each}
        isChosen={each.key === chosen}
        isKept={isKept(each)}
        onPick={() => onPick(each)}
        onToggle={toggle(each)}
      />
    ))
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('search.results')} className="foundList">
      {groupsOf(found).map(({ heading, found: some }, at) =>
        heading === undefined ? (
          lines(some)
        ) : (
          <div key={heading} role="group" aria-labelledby={`${id}-group-${at}`}>
            <div id={`${id}-group-${at}`} role="presentation" className="foundHeading">
              {heading}
            </div>
            {lines(some)}
          </div>
        ),
      )}
    </div>
  )
}
