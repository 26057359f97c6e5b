// The dialog of an action: a custom's own where its spec names one, a form for an update, else the generic one.
import { actionKind } from '../../language/actions/index.ts'
import { createElement, Suspense } from 'react'
import { customDialog } from './customDialogs.ts'
import { EditDialog } from './EditDialog.tsx'
import { FilesDialog } from './FilesDialog.tsx'
import { PlainDialog } from './PlainDialog.tsx'
import type { ActionDialogProps } from './ActionDialogProps.ts'

const ActionDialog = (props: ActionDialogProps) => {
  const { action, record } = props
  if (action.dialog !== undefined)
    return <Suspense fallback={null}>{createElement(customDialog(action.dialog), { ...props, Plain: PlainDialog })}</Suspense>
  if (action.each !== undefined) return <FilesDialog {...props} />
  return actionKind(action).edits && record ? <EditDialog {...props} record={record} /> : <PlainDialog {...props} />
}

export default ActionDialog
