// The entries of a timeline under the days that they are of, with what stands in the way of showing them, and the way further back.
import type { ReactElement } from 'react'
import { app } from '#generated/app.ts'
import { alikeBy } from '../../../language/alike.ts'
import { writtenDay } from '../../../language/fields/writtenDate.ts'
import { failureText } from '../../client/records/serverText.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { useText } from '../../client/texts/useText.ts'
import { Outdated, Problem } from '../../look/Problem.tsx'
import { furtherBack, mergeEntries } from './mergeEntries.ts'
import { TimelineEntry } from './TimelineEntry.tsx'
import type { SourceState } from './useTimelineSource.ts'

/** What could not be read, by its source: the others are shown all the same. */
const Failures = ({ states }: { readonly states: readonly SourceState[] }) => {
  const t = useText()
  return states.map((state) =>
    state.error ? (
      <Problem key={state.source.name} text={`${t(state.source.label)}: ${failureText(state.error, t)}`} onRetry={state.reload} />
    ) : (
      <Outdated key={state.source.name} of={state} />
    ),
  )
}

export const TimelineDays = ({ states }: { readonly states: readonly SourceState[] }): ReactElement => {
  const { t, zone } = useTextContext()
  const shown = states.filter((each) => each.shown)
  const sound = shown.filter(({ error }) => !error)
  const entries = mergeEntries(sound)
  const back = furtherBack(sound)
  if (sound.some(({ loading }) => loading)) return <div className="skeleton skeletonBody" />
  return (
    <>
      <Failures states={shown} />
      {entries.length === 0 && sound.length > 0 && <p className="absent">{t('timeline.none')}</p>}
      {[...alikeBy(entries, ({ time }) => writtenDay(time, zone, app.dateFormat))].map(([day, ofDay]) => (
        <div key={day} className="timelineDay">
          <h3>{day}</h3>
          <ol>
            {ofDay.map(({ source, row }) => (
              <TimelineEntry key={`${source.source.name} ${row.id}`} state={source} row={row} />
            ))}
          </ol>
        </div>
      ))}
      {back.length > 0 && (
        <button type="button" className="textButton" onClick={() => back.forEach(({ more }) => more?.())}>
          {t('timeline.older')}
        </button>
      )}
    </>
  )
}
