// The one dialog that is open on a screen, and what follows when its action is done: the notice, with Undo where there is one.
import { flushSync } from 'react-dom'
import type { ActionModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import type { NoticeOffer } from '../client/noticeRules.ts'
import { useNotice } from '../look/useNotice.ts'
import type { Row } from '../client/records/Row.ts'
import ActionDialog from './ActionDialog.tsx'
import type { ActionDialogProps } from './ActionDialog.tsx'
import { doneText } from './doneText.ts'
import type { Outcome } from '../client/records/outcome.ts'
import { undoOf } from './undoOf.ts'
import type { ActionHostState } from './useActionHost.ts'

/** Takes the newest action back, on every screen. */
const undoKey = 'z'

export interface OpenedActionProps extends Omit<ActionDialogProps, 'onDone'> {
  readonly start: ActionHostState['start']
  /** What the notice offers from now on, if anything. */
  readonly onOffer: (offer: NoticeOffer | undefined) => void
  readonly onDone: ((action: ActionModel, record: Row | undefined, outcome: Outcome) => void) | undefined
}

const isDone = ({ kind }: Outcome): boolean => kind === 'saved' || kind === 'done'

const OpenedAction = ({ start, onOffer, onDone, ...dialog }: OpenedActionProps) => {
  const { records, action, record, onClose } = dialog
  const t = useText()
  const notice = useNotice()
  const finished = (outcome: Outcome): void => {
    // At once, so that what was typed no longer counts as unsaved when what follows leaves the screen.
    flushSync(onClose)
    const undo = undoOf(records.entity, action)
    const saved = outcome.kind === 'saved' ? outcome.record : undefined
    if (isDone(outcome)) {
      const run = undo && record && ((): void => start(undo, saved ? { ...record, ...saved } : record))
      const offer = run && { label: t('actions.undo'), run, key: undoKey }
      onOffer(offer)
      notice.success(doneText(records.entity, action, record, t), offer)
    }
    onDone?.(action, record, outcome)
  }
  return <ActionDialog {...dialog} onDone={finished} />
}

export default OpenedAction
