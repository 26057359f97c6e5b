// Beside what a field holds: that config.json says it, that it is the default, or which one it is.
import type { FieldModel } from '../../../language/model.ts'
import { isEmpty, textOf } from '../../client/records/textOf.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'

export interface DefaultValueProps {
  readonly field: FieldModel
  readonly value: unknown
  /** It is not stored: config.json says it. */
  readonly fromFile: boolean
}

export const DefaultValue = ({ field, value, fromFile }: DefaultValueProps) => {
  const context = useTextContext()
  if (fromFile) return <span className="absent"> {context.t('facts.fromFile')}</span>
  if (field.starts === undefined && field.empty === undefined) return null
  const [held, start] = [textOf(field, value, context), textOf(field, field.starts, context)]
  const same = held === start && isEmpty(value) === isEmpty(field.starts)
  return <span className="absent"> {same ? context.t('facts.default') : context.t('facts.defaultIs', [start])}</span>
}
