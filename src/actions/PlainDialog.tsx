// The generic dialog: says what will happen, asks what it must, and runs once.
import Alert from '@mui/material/Alert'
import { Suspense, useCallback, useId, useState } from 'react'
import type { ComponentType } from 'react'
import type { TextContext } from '../../language/fields/kind.ts'
import type { FieldModel } from '../../language/model.ts'
import { useTextContext } from '../records/useTextContext.ts'
import { nameOf } from '../records/nameOf.ts'
import { textOf } from '../records/textOf.ts'
import type { ActionDialogProps } from './ActionDialog.tsx'
import { ActionFrame } from './ActionFrame.tsx'
import { askedFields, startValues } from './askedFields.ts'
import { confirmText } from './confirmText.ts'
import type { Preview } from './Preview.ts'
import { PreviewFacts } from './PreviewFacts.tsx'
import { Ticks } from './Ticks.tsx'
import { roleOf } from '../records/roleOf.ts'
import { useLeaveTyped } from './useLeaveTyped.ts'
import { usePlainDialog } from './usePlainDialog.ts'
import { useViewer } from '../session/useViewer.ts'
import { LazyForm } from '../fields/form/LazyForm.ts'

/** What a dialog of the product's own shows in the generic one: of the record, of the preview, with a say in what is asked. */
export interface DialogPartProps extends Pick<ActionDialogProps, 'records' | 'record'> {
  readonly context: TextContext
  readonly preview: Preview | undefined
  readonly values: Readonly<Record<string, unknown>>
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void
}
export interface PlainDialogProps extends ActionDialogProps {
  /** Above the form. */
  readonly tells?: ComponentType<DialogPartProps>
  /** Below the form. */
  readonly shows?: ComponentType<DialogPartProps>
  /** Asked fields that are not in the form, because what is shown sets them. */
  readonly hides?: readonly string[]
  /** Room for a table. */
  readonly wide?: boolean
}

/** Choices that are made already, in words. */
const givenWords = (fields: readonly FieldModel[], initial: Readonly<Record<string, unknown>>, context: TextContext): string =>
  fields
    .filter((each) => each.choices && each.name in initial)
    .map((each) => textOf(each, initial[each.name], context))
    .join(', ')

export const PlainDialog = (props: PlainDialogProps) => {
  const { records, action, record, initial, onClose, tells: Tells, shows: Plan, hides = [], wide = false } = props
  const { entity } = records
  const context = useTextContext()
  const viewer = useViewer()
  const id = useId()
  const fields = askedFields(entity, action, viewer)
  const start = { ...startValues(fields, roleOf(entity, record)), ...initial }
  const dialog = usePlainDialog(props, start)
  const [ready, setReady] = useState(false)
  const isReady = useCallback(() => setReady(true), [])
  const close = useLeaveTyped(dialog.values, start, onClose)
  // Of a record that is the only one of its sort there is nothing to tell apart.
  const named = record && entity.key !== 'single' ? nameOf(entity, record, context.t) : ''
  const about = record ? named : givenWords(fields, initial, context)
  const title = about === '' ? context.t(action.label) : `${context.t(action.label)}: ${about}`
  const part = { records, record, context, preview: dialog.preview, values: dialog.values, onChange: dialog.setValues }
  const asks = action.form !== undefined && fields.length > 0
  return (
    <ActionFrame
      title={title}
      button={context.t(action.confirms?.button ?? action.label)}
      busy={dialog.busy}
      blocked={dialog.blocked ?? (asks && !ready ? context.t('list.loading') : undefined)}
      over={dialog.over}
      problem={dialog.problem}
      wide={wide}
      destructive={action.kind === 'remove'}
      onClose={dialog.over ? onClose : close}
      {...(asks ? { form: id } : { onRun: () => void dialog.run({}) })}
    >
      {action.confirms && record && <p>{confirmText(entity, action.confirms, record, context)}</p>}
      {action.confirms && !record && <p>{context.t(action.confirms.says)}</p>}
      {Tells && <Tells {...part} />}
      {asks && (
        <Suspense fallback={null}>
          <LazyForm
            id={id}
            form={action.form}
            fields={fields}
            records={records}
            values={dialog.values}
            onChange={dialog.setValues}
            onSubmit={(values) => void dialog.run(values)}
            errors={dialog.errors}
            hidden={[...Object.keys(initial), ...hides]}
            busy={dialog.busy}
            onReady={isReady}
          />
        </Suspense>
      )}
      {Plan && <Plan {...part} />}
      <PreviewFacts entity={entity} action={action} preview={dialog.preview} />
      {dialog.blocked !== undefined && dialog.problem === undefined && dialog.preview?.refused && (
        <Alert severity="warning" role="status">
          {dialog.blocked}
        </Alert>
      )}
      <Ticks ticks={dialog.ticks} ticked={dialog.ticked} onTick={dialog.setTicked} />
    </ActionFrame>
  )
}
