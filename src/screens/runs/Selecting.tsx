// The rows of one list that are selected: their check boxes, their keys, their bar, and the dialog of what is done with them.
import './runTexts.ts'
import './runs.css'
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react'
import type { ActionModel, ListModel } from '../../../language/model.ts'
import { preloadForm } from '../../actions/forms/LazyForm.ts'
import { useStore } from '../../client/createStore.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { preloadChanges } from '../../client/records/useRecords.ts'
import { useViewer } from '../../client/useViewer.ts'
import { createPicks, isWhole, type Picks } from './createPicks.ts'
import { pickBoxOf } from './PickBoxes.tsx'
import type { PickBox } from './PickPlace.tsx'
import { runActions } from './runActions.ts'
import { RunBar } from './RunBar.tsx'
import type { RunRows } from './RunRows.ts'
import { LazyRunDialog } from './LazyRunDialog.ts'
import { isNothing, rowsOf } from './selection.ts'
import { usePickKeys } from './usePickKeys.ts'

export interface SelectingProps {
  readonly records: Records
  readonly list: ListModel
  /** Those that are shown. */
  readonly rows: readonly Row[]
  /** How many the filter finds, where that is known exactly. */
  readonly total: number | undefined
  /** The filter finds more than are shown. */
  readonly more: boolean
  /** What the list shows, but for page and sort: another one has nothing selected. */
  readonly place: string
  /** What the list's own question is sent with. */
  readonly ask: () => object
  /** Id of the row that keys act on. */
  readonly current: string | undefined
  /** No check box is to be seen. */
  readonly off: boolean
  /** The rows are on their way out. */
  readonly stale: boolean
  readonly onBox: Dispatch<SetStateAction<PickBox | null>>
}

/** The check boxes know what is shown, and are forgotten with the selection. */
const usePicks = ({ records, rows, place, onBox }: SelectingProps): Picks => {
  const [picks] = useState(createPicks)
  const { entity } = records
  useEffect(() => {
    onBox(() => pickBoxOf(picks, entity))
  }, [picks, entity, onBox])
  useLayoutEffect(() => picks.page.set(rows.map(({ id }) => id)), [picks, rows])
  const was = useRef(place)
  useEffect(() => {
    if (was.current !== place) picks.clear()
    was.current = place
  }, [picks, place])
  return picks
}

/** Buttons that were pressed go with what was selected, those of the dialog too: the focus was on one of them. */
const useFocusHandedOn = (idle: boolean): RefObject<HTMLFieldSetElement | null> => {
  const bar = useRef<HTMLFieldSetElement>(null)
  const was = useRef(idle)
  useEffect(() => {
    if (idle && !was.current && document.activeElement === document.body)
      bar.current?.closest('.screen')?.querySelector('h1')?.focus({ preventScroll: true })
    was.current = idle
  }, [idle])
  return bar
}

interface Run {
  readonly action: ActionModel
  readonly rows: RunRows
}

export const Selecting = (props: SelectingProps) => {
  const { records, list, total, more, ask, current, off, stale } = props
  const viewer = useViewer()
  const picks = usePicks(props)
  const selection = useStore(picks)
  const page = useStore(picks.page)
  const [run, setRun] = useState<Run>()
  const actions = useMemo(() => runActions(records.entity, list, viewer), [records, list, viewer])
  const bar = useFocusHandedOn(!run && isNothing(selection))
  usePickKeys({ picks, current, empty: isNothing(selection), heard: !off && !stale })
  const begin = (action: ActionModel): void => {
    preloadChanges(records)
    if (action.form !== undefined) preloadForm(action.form)
    setRun({ action, rows: { list: ask(), ...rowsOf(selection) } })
  }
  const isMore = more && !selection.all && selection.ids.size !== total
  const offers = isWhole(page, selection) ? (isMore ? 'all' : undefined) : 'page'
  return (
    <>
      {!off && (
        <RunBar
          {...{ bar, selection, total, offers, actions }}
          onPage={picks.turnPage}
          onAll={picks.takeAll}
          onClear={picks.clear}
          onRun={begin}
        />
      )}
      {run && (
        <Suspense fallback={null}>
          <LazyRunDialog records={records} {...run} onClose={() => setRun(undefined)} onBegun={picks.clear} />
        </Suspense>
      )}
    </>
  )
}
