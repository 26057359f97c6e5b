// The one dialog that is open on a screen, and what follows when its action is done: the notice, with Undo where there is one.
import { flushSync } from 'react-dom'
import ActionDialog from './ActionDialog.tsx'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { useText, type Text } from '../client/texts/useText.ts'
import type { NoticeOffer } from '../client/noticeRules.ts'
import { useNotice } from '../look/useNotice.ts'
import type { Row } from '../client/records/Row.ts'
import type { ActionDialogProps } from './ActionDialogProps.ts'
import type { Outcome } from '../client/records/outcome.ts'
import { undoOf } from './undoOf.ts'
import type { ActionHostState } from './useActionHost.ts'
import { nameOf } from '../client/records/nameOf.ts'
import { named } from '../../language/named.ts'

/** What a notice says of an action that is done: what the record is now, or where nothing about it says so, that it is done. */
const doneText = (entity: EntityModel, { part, to, label }: ActionModel, record: Row | undefined, t: Text): string => {
  const states = named(entity.parts, part)?.lifecycle?.states ?? []
  const state = named(states, to)
  return record && state ? t('actions.became', [nameOf(entity, record, t), t(state.label)]) : t('actions.done', [t(label)])
}

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
