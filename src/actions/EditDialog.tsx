// The form of a record's part in a dialog, for lists whose records have no screen of their own.
import { useId } from 'react'
import { operationOf } from '../../language/names.ts'
import type { Row } from '../client/records/Row.ts'
import { confirmText } from './dialogTexts.ts'
import { nameOf } from '../../language/textOf.ts'
import { editableFields } from '../client/records/editableFields.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { useHiddenFields } from '../client/records/useHiddenFields.ts'
import { useViewer } from '../client/useViewer.ts'
import type { ActionDialogProps } from './ActionDialogProps.ts'
import { ActionFrame } from './ActionFrame.tsx'
import { EditForm } from './EditForm.tsx'
import { PreviewFacts } from './PreviewFacts.tsx'
import { RoleChangePlace } from './RoleChangePlace.tsx'
import { Ticks } from './Ticks.tsx'
import { ticksOf } from './Preview.ts'
import { useEdit } from './useEdit.ts'
import { useFollowed } from './useFollowed.ts'
import { usePreview } from './usePreview.ts'
import { named } from '../../language/named.ts'

export const EditDialog = (props: ActionDialogProps & { readonly record: Row }) => {
  const { records, action, record, onClose, onDone } = props
  const context = useTextContext()
  const { t } = context
  const id = useId()
  const viewer = useViewer()
  const hidden = useHiddenFields(records.entity)
  const part = named(records.entity.parts, action.part)
  const fields = editableFields({ entity: records.entity, part: action.part, viewer, hidden })
  const edit = useEdit({
    records,
    part: action.part,
    record,
    fields,
    typed: props.initial,
    onSaved: (saved) => onDone({ kind: 'saved', record: saved }),
    onClose,
  })
  const { row: now } = useFollowed(records, action.path, edit.record, edit.busy)
  const { answer: seen } = usePreview(records, action, now, edit.patch)
  const preview = edit.changed ? seen : undefined
  const ticks = ticksOf(preview, edit.ticks)
  const unticked = ticks.some((tick) => !edit.ticked.includes(tick.name))
  const takesAlong = preview?.counts.some((each) => each.value > 0) === true
  return (
    <ActionFrame
      title={`${t(action.label)}: ${nameOf(records.entity, record, t)}`}
      button={t(action.confirms?.button ?? 'actions.save')}
      busy={edit.busy}
      blocked={!edit.changed ? t('forms.nothingChanged') : unticked ? t('actions.tickFirst') : undefined}
      problem={edit.problem}
      form={id}
      onClose={edit.close}
    >
      <EditForm id={id} form={action.form ?? operationOf(part?.wire ?? '', 'update')} records={records} fields={fields} edit={edit} />
      <RoleChangePlace entity={records.entity} record={edit.record} fields={fields} values={edit.values} />
      {action.confirms && takesAlong && <p>{confirmText(records.entity, action.confirms, edit.record, context)}</p>}
      <PreviewFacts entity={records.entity} action={action} preview={preview} />
      <Ticks ticks={ticks} ticked={edit.ticked} onTick={edit.setTicked} />
    </ActionFrame>
  )
}
