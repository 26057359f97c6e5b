// Holds the one dialog that is open on a screen; what can be taken back is offered no longer than the screen stands.
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, createContext, useContext, type ReactNode } from 'react'
import { actionKind } from '../../language/actions/index.ts'
import type { ActionModel } from '../../language/model.ts'
import { preloadForm, fetchForm } from './forms/LazyForm.ts'
import type { NoticeOffer } from '../client/noticeRules.ts'
import { useNotice } from '../look/useNotice.ts'
import { preloadChanges } from '../client/records/useRecords.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { Row } from '../client/records/Row.ts'
import { anyUnsaved, askToLeave } from '../client/unsaved.ts'
import { useViewer } from '../client/useViewer.ts'
import type { Outcome } from '../client/records/outcome.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { underLook } from '../look/underLook.ts'
import { decide, type Viewer } from '../../language/access.ts'
import { whenIdle } from '../client/whenIdle.ts'
import { customDialog } from './customDialogs.ts'

export interface ActionHostState {
  /** record is absent for what is done to the list as a whole; initial prefills the form; seen = it is opened before whoever presses. */
  readonly start: (action: ActionModel, record?: Row, initial?: Readonly<Record<string, unknown>>, seen?: boolean) => void
  /** Told of what was run, in a dialog or in its place. */
  readonly done: NonNullable<ActionHostProps['onDone']>
}

const ActionHostContext = createContext<ActionHostState | undefined>(undefined)

/** How anything below a screen starts an action: the host opens its dialog. */
export const useActionHost = (): ActionHostState => {
  const host = useContext(ActionHostContext)
  if (!host) throw new Error('no action host above')
  return host
}

/** The code of the dialogs that this viewer may open, on its way before one of them is: their rules, their own pieces, what they send. The browser fetches it when it is idle. */
const fetchDialogs = ({ entity, changes }: Records, viewer: Viewer): void => {
  const offered = entity.actions.filter(({ guard }) => decide(viewer, guard).allowed)
  if (offered.length === 0) return
  whenIdle(changes)
  for (const { dialog, form } of offered) {
    if (dialog !== undefined) customDialog(dialog)
    if (form !== undefined) whenIdle(async () => fetchForm(form))
  }
}

const OpenedAction = lazyScreen(
  underLook(async () => import('./OpenedAction.tsx')),
  { as: 'dialog' },
)

export interface ActionHostProps {
  readonly records: Records
  readonly onDone?: (action: ActionModel, record: Row | undefined, outcome: Outcome) => void
  readonly children: ReactNode
}

type Done = Parameters<ActionHostState['done']>

interface Opened {
  readonly action: ActionModel
  readonly record: Row | undefined
  readonly initial: Readonly<Record<string, unknown>>
  readonly atOnce: boolean
  /** A new dialog each time, with a new key. */
  readonly time: number
}

const nothing = {}

export const ActionHost = ({ records, onDone, children }: ActionHostProps) => {
  const notice = useNotice()
  const viewer = useViewer()
  const [opened, setOpened] = useState<Opened>()
  const [edited, setEdited] = useState<Row>()
  const isOpen = useRef(false)
  useEffect(() => void (isOpen.current = opened?.atOnce === false), [opened])
  useEffect(() => fetchDialogs(records, viewer), [records, viewer])
  const start = useCallback(
    (action: ActionModel, record?: Row, initial: Opened['initial'] = nothing, seen = false) => {
      preloadChanges(records)
      if (action.form !== undefined) preloadForm(action.form)
      const atOnce = seen && action.unasked === true
      // What is run without a dialog ends before anything else begins.
      const open = (): void => setOpened((last) => (last?.atOnce ? last : { action, record, initial, atOnce, time: (last?.time ?? 0) + 1 }))
      // What is typed in the dialog that this takes the place of would go with it.
      if (isOpen.current && anyUnsaved()) askToLeave(open)
      else open()
    },
    [records],
  )
  const done = useCallback(
    (...[action, record, outcome]: Done) => {
      if (outcome.kind === 'saved' && actionKind(action).edits) setEdited(outcome.record)
      onDone?.(action, record, outcome)
    },
    [onDone],
  )
  const host = useMemo(() => ({ start, done }), [start, done])

  // What a notice offers is done here: it is offered no longer than this is on the screen.
  const offered = useRef<NoticeOffer>(undefined)
  const stands = useRef(false)
  useEffect(() => {
    stands.current = true
    return () => {
      stands.current = false
      if (offered.current) notice.withdraw(offered.current)
    }
  }, [notice])

  return (
    <ActionHostContext value={host}>
      {children}
      {opened && (
        <Suspense fallback={null}>
          <OpenedAction
            key={opened.time}
            records={records}
            action={opened.action}
            record={opened.record}
            initial={opened.initial}
            atOnce={opened.atOnce}
            start={start}
            edited={edited}
            onOffer={(offer) => (offered.current = stands.current ? offer : undefined)}
            onClose={() => setOpened((now) => (now === opened ? undefined : now))}
            onDone={done}
          />
        </Suspense>
      )}
    </ActionHostContext>
  )
}
