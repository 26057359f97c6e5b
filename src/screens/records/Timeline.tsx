// What happened to a record and what was said of it: several sources in one order, which of them are shown, and the box to write in.
import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { decide } from '../../../language/access.ts'
import type { EntityModel } from '../../../language/model.ts'
import type { TimelineSource } from '../../../language/sections/timeline.ts'
import { loadRecords } from '../../client/records/loadRecords.ts'
import texts from '../../client/texts/timeline.en.json'
import { addOwnTexts } from '../../client/texts/productTexts.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import type { SectionProps } from './SectionProps.ts'
import { TimelineComposer } from './TimelineComposer.tsx'
import { TimelineDays } from './TimelineDays.tsx'
import { wantsToCompose } from './useComposeKey.ts'
import { useTimelinePlace, type TimelinePlace } from './useTimelinePlace.ts'
import { useTimelineSource, type SourceState } from './useTimelineSource.ts'
import './timeline.css'

// Its words come with its code.
addOwnTexts(texts)

interface SourcesProps {
  readonly sources: readonly TimelineSource[]
  readonly home: EntityModel
  readonly id: string
  readonly isShown: (name: string) => boolean
  readonly children: (states: readonly SourceState[]) => ReactNode
}

const One = ({
  source,
  home,
  id,
  isShown,
  children,
}: Omit<SourcesProps, 'sources' | 'children'> & {
  readonly source: TimelineSource
  readonly children: (state: SourceState) => ReactNode
}) => children(useTimelineSource(source, home, id, isShown(source.name)))

/** Each source reads by itself, one within the other: as many as there are, what all of them have is drawn once. */
const Sources = ({ sources: [first, ...rest], children, ...given }: SourcesProps): ReactNode => {
  if (!first) return children([])
  return (
    <One source={first} {...given}>
      {(state) => (
        <Sources sources={rest} {...given}>
          {(states) => children([state, ...states])}
        </Sources>
      )}
    </One>
  )
}

const Chips = ({ sources, chosen, toggle }: TimelinePlace & { readonly sources: readonly TimelineSource[] }) => {
  const t = useText()
  if (sources.length < 2) return null
  return (
    <fieldset className="timelineChips">
      <legend className="onlyRead">{t('timeline.shown')}</legend>
      {sources.map(({ name, label }) => (
        <button key={name} type="button" className="button" aria-pressed={chosen.includes(name)} onClick={() => toggle(name)}>
          {t(label)}
        </button>
      ))}
    </fieldset>
  )
}

const Timeline = ({ section, records, record, subject }: SectionProps<'timeline'>): ReactElement => {
  const viewer = useViewer()
  const { state } = useLocation()
  const sources = section.from.filter(({ guard }) => decide(viewer, guard, subject).allowed)
  // All at once, as each waits for the one before it.
  for (const { entity } of sources) void loadRecords(entity).catch(() => undefined)
  const place = useTimelinePlace(sources.map(({ name }) => name))
  const { chosen } = place
  return (
    <Sources sources={sources} home={records.entity} id={record.id} isShown={(name) => chosen.length === 0 || chosen.includes(name)}>
      {(states) => {
        const composed = states.find(({ source }) => source.name === section.composes?.source)
        return (
          <>
            {composed && <TimelineComposer state={composed} id={record.id} focus={wantsToCompose(state)} />}
            <Chips sources={sources} {...place} />
            <TimelineDays states={states} />
          </>
        )
      }}
    </Sources>
  )
}

export default Timeline
