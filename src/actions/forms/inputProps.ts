// What an input of ours is told by the form that it stands in: the same of both sorts of input that the form's library knows.
import { ariaDescribedByIds } from '@rjsf/utils'

interface Told {
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly rawErrors?: readonly string[] | undefined
}

/** Of a widget, which holds one value. */
export const widgetInput = ({ id, label, required, disabled, rawErrors }: Told & { readonly id: string; readonly label: string }) => ({
  id,
  label,
  required: required ?? false,
  disabled: disabled ?? false,
  error: (rawErrors?.length ?? 0) > 0,
  describedBy: ariaDescribedByIds(id),
})

interface FieldTold extends Told {
  readonly fieldPathId: { readonly $id: string }
  readonly name: string
  readonly uiSchema?: { readonly 'ui:title'?: string | undefined } | undefined
}

/** Of a field, whose value has a structure. */
export const fieldInput = ({ fieldPathId: { $id: id }, name, uiSchema, ...state }: FieldTold) =>
  widgetInput({ ...state, id, label: uiSchema?.['ui:title'] ?? name })
