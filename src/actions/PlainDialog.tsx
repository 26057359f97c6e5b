// The generic dialog: says what will happen, asks what it must, and runs once.
import { actionKind } from '../../language/actions/index.ts'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import type { TextContext } from '../../language/fields/kind.ts'
import type { FieldModel } from '../../language/model.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { confirmText } from './dialogTexts.ts'
import { nameOf, textOf } from '../../language/textOf.ts'
import type { ActionDialogProps, PlainDialogProps } from './ActionDialogProps.ts'
import { ActionFrame } from './ActionFrame.tsx'
import { askedFields, askedOfOneself, startValues } from './askedFields.ts'
import { PreviewFacts } from './PreviewFacts.tsx'
import { RoleChangePlace } from './RoleChangePlace.tsx'
import { Ticks } from './Ticks.tsx'
import { roleOf } from '../client/records/useRecord.ts'
import { useAskedForm } from './useAskedForm.tsx'
import { useLeaveTyped } from './useLeaveTyped.ts'
import { usePlainDialog } from './usePlainDialog.ts'
import { useViewer } from '../client/useViewer.ts'

/** Choices that are made already, in words. */
const givenWords = (fields: readonly FieldModel[], initial: Readonly<Record<string, unknown>>, context: TextContext): string =>
  fields
    .filter((each) => each.choices && each.name in initial)
    .map((each) => textOf(each, initial[each.name], context))
    .join(', ')

/** The record, but not one that is the only one of its sort: there is nothing to tell apart. Without a record, what is chosen already. */
const aboutWhat = (
  { records, record, initial }: Pick<ActionDialogProps, 'records' | 'record' | 'initial'>,
  fields: readonly FieldModel[],
  context: TextContext,
): string => {
  if (!record) return givenWords(fields, initial, context)
  return records.entity.key === 'single' ? '' : nameOf(records.entity, record, context.t)
}

/** What the preview found against it, until something went wrong that is told instead. */
const Against = ({ dialog }: { readonly dialog: ReturnType<typeof usePlainDialog> }) =>
  dialog.blocked !== undefined &&
  dialog.problem === undefined &&
  dialog.preview?.refused && (
    <output>
      <Alert severity="warning" role="presentation">
        {dialog.blocked}
      </Alert>
    </output>
  )

export const PlainDialog = (props: PlainDialogProps) => {
  const { records, action, initial, onClose, tells: Tells, shows: Plan, hides = [], wide = false } = props
  const { entity } = records
  const context = useTextContext()
  const viewer = useViewer()
  const fields = [...askedOfOneself(entity, action, props.record, viewer), ...askedFields(entity, action, viewer)]
  const [start] = useState(() => ({ ...startValues(fields, roleOf(entity, props.record)), ...initial }))
  const dialog = usePlainDialog(props, start)
  const { record } = dialog
  const close = useLeaveTyped(dialog.values, start, onClose)
  const about = aboutWhat({ records, record, initial }, fields, context)
  const title = about === '' ? context.t(action.label) : `${context.t(action.label)}: ${about}`
  const part = { records, record, context, preview: dialog.preview, values: dialog.values, onChange: dialog.setValues }
  const { form, blocked, runs } = useAskedForm({
    records,
    action,
    fields,
    dialog,
    about: record,
    hidden: [...Object.keys(initial), ...hides],
  })
  if (dialog.waiting) return null
  return (
    <ActionFrame
      title={title}
      button={context.t(dialog.again ? 'actions.retry' : (action.confirms?.button ?? action.label))}
      busy={dialog.busy}
      blocked={blocked}
      over={dialog.over}
      problem={dialog.problem}
      wide={wide}
      destructive={actionKind(action).ends === true}
      onClose={dialog.over ? onClose : close}
      {...(dialog.again ? { onRun: dialog.again } : runs)}
    >
      {action.confirms && <p>{record ? confirmText(entity, action.confirms, record, context) : context.t(action.confirms.says)}</p>}
      {Tells && <Tells {...part} />}
      {form}
      <RoleChangePlace entity={entity} record={record} fields={fields} values={dialog.values} />
      {Plan && <Plan {...part} />}
      <PreviewFacts entity={entity} action={action} preview={dialog.preview} />
      <Against dialog={dialog} />
      <Ticks ticks={dialog.ticks} ticked={dialog.ticked} onTick={dialog.setTicked} />
    </ActionFrame>
  )
}
