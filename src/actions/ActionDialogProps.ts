// What the dialog of an action gets, and a custom one besides.
import type { ComponentType } from 'react'
import type { TextContext } from '../../language/fields/kind.ts'
import type { ActionModel } from '../../language/model.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { Outcome } from '../client/records/outcome.ts'
import type { Row } from '../client/records/Row.ts'
import type { Preview } from './Preview.ts'

export interface ActionDialogProps {
  readonly records: Records
  readonly action: ActionModel
  readonly record: Row | undefined
  /** Values the form begins with, by the name of its fields. */
  readonly initial: Readonly<Record<string, unknown>>
  /** Run without being asked: nothing is shown unless something stands against it. */
  readonly atOnce?: boolean
  readonly onClose: () => void
  readonly onDone: (outcome: Outcome) => void
}

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
  /** What is sent along of what the preview showed. It does not run while that is read anew. */
  readonly sends?: (preview: Preview) => Readonly<Record<string, unknown>>
  /** Room for a table. */
  readonly wide?: boolean
}

/** What a dialog of the product's own gets; it may draw the generic one with something of its own inside. */
export interface CustomDialogProps extends ActionDialogProps {
  readonly Plain: ComponentType<PlainDialogProps>
}
