// The dialog of a run: what the action asks, what it would come to, and the button that begins it. What comes of it is told by its receipt.
import '../../actions/forms/formTexts.ts'
import { app } from '#generated/app.ts'
import { screens } from '#generated/routes.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { decide, type Viewer } from '../../../language/access.ts'
import type { AppModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { ActionFrame } from '../../actions/ActionFrame.tsx'
import { askedFields, startValues } from '../../actions/askedFields.ts'
import { useAskedForm } from '../../actions/useAskedForm.tsx'
import { useLeaveTyped } from '../../actions/useLeaveTyped.ts'
import { addressOf } from '../../client/records/addressOf.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useNotice } from '../../look/useNotice.ts'
import { PlannedRecords } from './PlannedRecords.tsx'
import { PlanView } from './PlanView.tsx'
import { RunFiles } from './RunFiles.tsx'
import { useRunDialog, type RunDialogProps, type Started } from './useRunDialog.ts'

const { receipts }: AppModel = app
const screen = named(screens, receipts?.screen)

/** The address of what came of a run, where the product has a screen for it that the viewer may open. */
const receiptAddress = (id: string, viewer: Viewer): string | undefined =>
  screen && decide(viewer, screen.guard, viewer.id).allowed ? addressOf(screen.path, id) : undefined

/** Closes first, so that what was typed no longer counts as unsaved; the receipt is offered where the viewer may open it. */
const useBegun = ({ action, onClose, onBegun }: RunDialogProps) => {
  const t = useText()
  const viewer = useViewer()
  const notice = useNotice()
  const navigate = useNavigate()
  return (started: Started, says = t('runs.begun', [t(action.label), started.count])): void => {
    flushSync(onClose)
    const address = receiptAddress(started.id, viewer)
    const offer = address === undefined ? undefined : { label: t('runs.receipt'), run: () => void navigate(address) }
    notice.success(says, offer)
    onBegun(started)
  }
}

export const RunDialog = (props: RunDialogProps) => {
  const { records, action, onClose } = props
  const { entity } = records
  const t = useText()
  const fields = askedFields(entity, action, useViewer())
  const [start] = useState(() => startValues(fields))
  const begun = useBegun(props)
  const dialog = useRunDialog({ ...props, onBegun: begun }, start)
  const { plan, busy, again } = dialog
  const close = useLeaveTyped({ values: dialog.values, left: dialog.left }, { values: start, left: [] }, onClose)
  const { form, blocked, runs } = useAskedForm({ records, action, fields, dialog })
  const word = t(action.confirms?.button ?? action.label)
  return (
    <ActionFrame
      title={`${t(action.label)}: ${t(entity.many)}`}
      button={again ? t('actions.retry') : plan && plan.count > 0 ? `${word} ${t('shell.count', [plan.count])}` : word}
      busy={busy}
      blocked={blocked}
      problem={dialog.problem}
      wide
      onClose={close}
      {...(again ? { onRun: again } : runs)}
    >
      {form}
      <PlanView entity={entity} dialog={dialog}>
        {action.file && (
          <RunFiles
            records={records}
            action={action}
            planned={dialog.planned}
            plan={dialog.planning ? undefined : plan}
            onFiled={(run) => begun(run, t('runs.filed', [run.count]))}
          />
        )}
        <PlannedRecords dialog={dialog} />
      </PlanView>
    </ActionFrame>
  )
}
