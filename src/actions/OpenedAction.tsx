// The one dialog that is open on a screen, and what follows when its action is done: the notice, with Undo where there is one.
import { flushSync } from 'react-dom'
import './forms/formTexts.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import type { NoticeOffer } from '../client/noticeRules.ts'
import { useNotice } from '../look/useNotice.ts'
import type { Row } from '../client/records/Row.ts'
import type { ActionDialogProps } from './ActionDialogProps.ts'
import { isOver, type Outcome } from '../client/records/outcome.ts'
import type { ActionHostState } from './ActionHost.tsx'
import { newerOf } from './actionCall.ts'
import { doneText } from './dialogTexts.ts'
import { actionKind } from '../../language/actions/index.ts'
import { createElement, Suspense, useState } from 'react'
import { customDialog } from './customDialogs.ts'
import { EditDialog } from './EditDialog.tsx'
import { FilesDialog } from './FilesDialog.tsx'
import { PlainDialog } from './PlainDialog.tsx'

/** The dialog of an action: a custom's own where its spec names one, a form for an update, else the generic one. */
const ActionDialog = (props: ActionDialogProps) => {
  const { action, record } = props
  if (action.dialog !== undefined)
    return <Suspense fallback={null}>{createElement(customDialog(action.dialog), { ...props, Plain: PlainDialog })}</Suspense>
  if (action.each !== undefined) return <FilesDialog {...props} />
  return actionKind(action).edits && record ? <EditDialog {...props} record={record} /> : <PlainDialog {...props} />
}

/** The action that takes another back, where its spec names one. */
export const undoOf = (entity: EntityModel, action: ActionModel): ActionModel | undefined => {
  const { undo } = action
  if (!undo || !('by' in undo)) return undefined
  const path = action.part === '' || undo.by.includes('.') ? undo.by : `${action.part}.${undo.by}`
  return entity.actions.find((each) => each.path === path)
}

/** Takes the newest action back, on every screen. */
const undoKey = 'z'

export interface OpenedActionProps extends Omit<ActionDialogProps, 'onDone'> {
  readonly start: ActionHostState['start']
  /** What was edited last on this screen, as it was saved. */
  readonly edited: Row | undefined
  /** What the notice offers from now on, if anything; answers what of it there still is somebody to do. */
  readonly onOffer: (offer: NoticeOffer | undefined) => NoticeOffer | undefined
  readonly onDone: ActionHostState['done']
}

const OpenedAction = ({ start, edited, onOffer, onDone, ...dialog }: OpenedActionProps) => {
  const { records, action, onClose } = dialog
  // Until whoever shows a record has read it again, who edits it once more goes on from what was saved, and is in no conflict with themselves.
  const [record] = useState(() => dialog.record && newerOf(dialog.record, edited, action.part))
  const t = useText()
  const notice = useNotice()
  const finished = (outcome: Outcome): void => {
    // At once, so that what was typed no longer counts as unsaved when what follows leaves the screen.
    flushSync(onClose)
    const undo = undoOf(records.entity, action)
    const after = outcome.kind === 'saved' ? outcome.record : record
    if (outcome.kind === 'waits') {
      onOffer(undefined)
      notice.success(t('actions.waits'))
    } else if (isOver(outcome)) {
      const run = undo && record && ((): void => start(undo, after))
      const offer = onOffer(run && { label: t('actions.undo'), run, key: undoKey })
      notice.success(doneText(records.entity, action, record, t), offer)
    }
    onDone(action, record, outcome)
  }
  return <ActionDialog {...dialog} record={record} onDone={finished} />
}

export default OpenedAction
