// What fields and widgets of a form can ask about the form they stand in.
import type { FieldModel } from '../../../language/model.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'

export type Values = Readonly<Record<string, unknown>>

export interface FormContext {
  readonly fields: readonly FieldModel[]
  readonly values: Values
  readonly record: Row | undefined
  /** Whom or what it is about: the record too, where its fields are edited. */
  readonly about: Row | undefined
  /** What the record is one of; files ask it where to go. */
  readonly records: Records | undefined
  /** Tells of the files of a field: whether some are on their way, or will not come. */
  readonly onFiles: (field: string, are: 'there' | 'sending' | 'failed') => void
}
