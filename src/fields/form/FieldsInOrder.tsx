// The fields of a form, one under the other.
import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { FormContext, Values } from './FormContext.ts'
import '../fields.css'

export const FieldsInOrder = ({ properties }: ObjectFieldTemplateProps<Values, RJSFSchema, FormContext>) => (
  <div className="fieldsInOrder">{properties.map(({ name, content, hidden }) => (hidden ? content : <div key={name}>{content}</div>))}</div>
)
