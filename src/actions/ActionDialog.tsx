// The dialog of an action: a custom's own where its spec names one, a form for an update, else the generic one.
import { actionKind } from '../../language/actions/index.ts'
import { createElement, Suspense } from 'react'
import type { ComponentType } from 'react'
import type { ActionModel } from '../../language/model.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { Row } from '../client/records/Row.ts'
import type { Outcome } from '../client/records/outcome.ts'
import { customDialog } from './customDialogs.ts'
import { EditDialog } from './EditDialog.tsx'
import { FilesDialog } from './FilesDialog.tsx'
import { PlainDialog } from './PlainDialog.tsx'
import type { PlainDialogProps } from './PlainDialog.tsx'

export interface ActionDialogProps {
  readonly records: Records
  readonly action: ActionModel
  readonly record: Row | undefined
  /** Values the form begins with, by the name of its fields. */
  readonly initial: Readonly<Record<string, unknown>>
  readonly onClose: () => void
  readonly onDone: (outcome: Outcome) => void
}

/** What a dialog of the product's own gets; it may draw the generic one with something of its own inside. */
export interface CustomDialogProps extends ActionDialogProps {
  readonly Plain: ComponentType<PlainDialogProps>
}

const ActionDialog = (props: ActionDialogProps) => {
  const { action, record } = props
  if (action.dialog !== undefined)
    return <Suspense fallback={null}>{createElement(customDialog(action.dialog), { ...props, Plain: PlainDialog })}</Suspense>
  if (action.each !== undefined) return <FilesDialog {...props} />
  return actionKind(action).edits && record ? <EditDialog {...props} record={record} /> : <PlainDialog {...props} />
}

export default ActionDialog
