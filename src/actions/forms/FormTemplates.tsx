// How a form lays out its fields: their order, the place of each, its help and what is wrong with it.
import {
  helpId,
  errorId,
  type RJSFSchema,
  type WrapIfAdditionalTemplateProps,
  type ObjectFieldTemplateProps,
  type FieldHelpProps,
  type FieldErrorProps,
} from '@rjsf/utils'
import type { FormContext, Values } from './FormContext.ts'
import { isLong, many } from '../../look/twoColumns.ts'
import '../../look/fields.css'
import FormHelperText from '@mui/material/FormHelperText'

/** The place of a field that this form keeps but does not show. */
export const NothingInput = () => null

/** The place of one field in a form; nothing can be added or renamed there. */
export const FieldPlace = ({ classNames, style, children }: WrapIfAdditionalTemplateProps<Values, RJSFSchema, FormContext>) => (
  <div className={classNames} style={style}>
    {children}
  </div>
)

type Props = ObjectFieldTemplateProps<Values, RJSFSchema, FormContext>

/** The fields of a form, one under the other; where there are many of them and room enough, two beside each other. */
export const FieldsInOrder = ({ properties, registry }: Props) => {
  const { fields } = registry.formContext
  const long = (name: string): boolean => fields.some((field) => field.name === name && isLong(field))
  return (
    <div className="fieldsInOrder" data-many={many(properties.filter(({ hidden }) => !hidden).length)}>
      {properties.map(({ name, content, hidden }) =>
        hidden ? (
          content
        ) : (
          <div key={name} data-long={long(name) ? '' : undefined}>
            {content}
          </div>
        ),
      )}
    </div>
  )
}

/** The help under a field: stays calm while the field is wrong; what is wrong stands beside it in its own words. */
export const HelpText = ({ fieldPathId, help }: FieldHelpProps<Values, RJSFSchema, FormContext>) =>
  help ? (
    <FormHelperText id={helpId(fieldPathId)} component="div" error={false} sx={{ '&.MuiFormHelperText-root': { color: 'var(--muted)' } }}>
      {typeof help === 'string' ? help : null}
    </FormHelperText>
  ) : null

/** What is wrong with a field, under it. */
export const FieldErrors = ({ errors = [], fieldPathId }: FieldErrorProps<Values, RJSFSchema, FormContext>) => {
  const id = errorId(fieldPathId)
  if (errors.length === 0) return null
  return (
    <ul id={id} className="fieldErrors">
      {/* What the server refused comes twice once the form checks while one types. */}
      {[...new Set(errors)].map((error, at) => (
        <li key={at}>
          <FormHelperText component="div" id={`${id}-${at}`}>
            {error}
          </FormHelperText>
        </li>
      ))}
    </ul>
  )
}
