// Where an entry of a timeline is written: the form of its create, open at the head. What is typed is asked about before it is left.
import { Suspense, useMemo, useState, type ReactElement } from 'react'
import { actionKind } from '../../../language/actions/index.ts'
import { decide } from '../../../language/access.ts'
import { LazyOpenAction } from '../../actions/LazyOpenAction.ts'
import type { Draft } from '../../actions/OpenAction.tsx'
import { useUnsaved } from '../../client/unsaved.ts'
import { useViewer } from '../../client/useViewer.ts'
import { isEmpty } from '../../../language/textOf.ts'
import type { SourceState } from './useTimelineSource.ts'

export interface TimelineComposerProps {
  readonly state: SourceState
  /** Of the record that it is about. */
  readonly id: string
  /** Somebody came here to write. */
  readonly focus: boolean
}

const nothing: Draft = {}

export const TimelineComposer = ({ state, id, focus }: TimelineComposerProps): ReactElement | null => {
  const { source, records, readNew } = state
  const viewer = useViewer()
  const [draft, setDraft] = useState(nothing)
  const initial = useMemo(() => ({ [source.by]: id }), [source, id])
  useUnsaved(Object.entries(draft).some(([name, value]) => !(name in initial) && !isEmpty(value)))
  const create = records.entity.actions.find((action) => actionKind(action).makes && action.inputs.includes(source.by))
  if (!create || !decide(viewer, create.guard).allowed) return null
  return (
    <div className="timelineComposer">
      <Suspense fallback={<div className="skeleton timelineForm" />}>
        <LazyOpenAction
          records={records}
          action={create}
          record={undefined}
          initial={initial}
          draft={draft}
          focus={focus}
          onDraft={setDraft}
          onDone={() => void readNew().catch(() => undefined)}
        />
      </Suspense>
    </div>
  )
}
