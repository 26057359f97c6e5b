// What a field starts with, beside what it holds: that it is the default, or which one it is.
import type { FieldModel } from '../../language/model.ts'
import { isEmpty, textOf } from '../records/textOf.ts'
import { useTextContext } from '../records/useTextContext.ts'

export const DefaultValue = ({ field, value }: { readonly field: FieldModel; readonly value: unknown }) => {
  const context = useTextContext()
  if (field.starts === undefined && field.empty === undefined) return null
  const [held, start] = [textOf(field, value, context), textOf(field, field.starts, context)]
  const same = held === start && isEmpty(value) === isEmpty(field.starts)
  return <span className="absent"> {same ? context.t('facts.default') : context.t('facts.defaultIs', [start])}</span>
}
