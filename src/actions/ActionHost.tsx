// Holds the one dialog that is open on a screen, and what follows when its action is done: the notice, with Undo where there is one.
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { ActionModel } from '../../language/model.ts'
import { preloadForm } from '../fields/form/LazyForm.ts'
import { useText } from '../locales/useText.ts'
import type { NoticeOffer } from '../notices/noticeRules.ts'
import { useNotice } from '../notices/useNotice.ts'
import { preloadChanges } from '../records/changeNamed.ts'
import type { Records } from '../records/loadRecords.ts'
import type { Row } from '../records/Row.ts'
import { useViewer } from '../session/useViewer.ts'
import { doneText } from './doneText.ts'
import { fetchDialogs } from './fetchDialogs.ts'
import { ActionHostContext } from './useActionHost.ts'
import type { Outcome } from './outcome.ts'
import { undoOf } from './undoOf.ts'
import { lazyScreen } from '../startUp/lazyScreen.ts'
import { underLook } from '../theme/underLook.ts'

const ActionDialog = lazyScreen(
  underLook(async () => import('./ActionDialog.tsx')),
  { as: 'dialog' },
)

export interface ActionHostProps {
  readonly records: Records
  readonly onDone?: (action: ActionModel, record: Row | undefined, outcome: Outcome) => void
  readonly children: ReactNode
}

interface Opened {
  readonly action: ActionModel
  readonly record: Row | undefined
  readonly initial: Readonly<Record<string, unknown>>
  /** A new dialog each time, with a new key. */
  readonly time: number
}

const nothing = {}
/** Takes the newest action back, on every screen. */
const undoKey = 'z'
const isDone = ({ kind }: Outcome): boolean => kind === 'saved' || kind === 'done'

export const ActionHost = ({ records, onDone, children }: ActionHostProps) => {
  const t = useText()
  const notice = useNotice()
  const viewer = useViewer()
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => fetchDialogs(records, viewer), [records, viewer])
  const start = useCallback(
    (action: ActionModel, record?: Row, initial: Opened['initial'] = nothing) => {
      preloadChanges(records)
      if (action.form !== undefined) preloadForm(action.form)
      setOpened((last) => ({ action, record, initial, time: (last?.time ?? 0) + 1 }))
    },
    [records],
  )
  const host = useMemo(() => ({ start }), [start])

  // What a notice offers is done here: it is offered no longer than this is on the screen.
  const offered = useRef<NoticeOffer>(undefined)
  useEffect(() => () => offered.current && notice.withdraw(offered.current), [notice])

  const finished = (action: ActionModel, record: Row | undefined, outcome: Outcome): void => {
    // At once, so that what was typed no longer counts as unsaved when what follows leaves the screen.
    flushSync(() => setOpened(undefined))
    const undo = undoOf(records.entity, action)
    const saved = outcome.kind === 'saved' ? outcome.record : undefined
    if (isDone(outcome)) {
      const run = undo && record && ((): void => start(undo, saved ? { ...record, ...saved } : record))
      offered.current = run && { label: t('actions.undo'), run, key: undoKey }
      notice.success(doneText(records.entity, action, record, t), offered.current)
    }
    onDone?.(action, record, outcome)
  }

  return (
    <ActionHostContext value={host}>
      {children}
      {opened && (
        <Suspense fallback={null}>
          <ActionDialog
            key={opened.time}
            records={records}
            action={opened.action}
            record={opened.record}
            initial={opened.initial}
            onClose={() => setOpened(undefined)}
            onDone={(outcome) => finished(opened.action, opened.record, outcome)}
          />
        </Suspense>
      )}
    </ActionHostContext>
  )
}
