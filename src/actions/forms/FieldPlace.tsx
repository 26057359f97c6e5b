// The place of one field in a form; nothing can be added or renamed there.
import type { RJSFSchema, WrapIfAdditionalTemplateProps } from '@rjsf/utils'
import type { FormContext, Values } from './FormContext.ts'

export const FieldPlace = ({ classNames, style, children }: WrapIfAdditionalTemplateProps<Values, RJSFSchema, FormContext>) => (
  <div className={classNames} style={style}>
    {children}
  </div>
)
