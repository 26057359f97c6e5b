// The fields of a form, one under the other; where there are many of them and room enough, two beside each other.
import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import { isLong, many } from '../../look/twoColumns.ts'
import type { FormContext, Values } from './FormContext.ts'
import '../../look/fields.css'

type Props = ObjectFieldTemplateProps<Values, RJSFSchema, FormContext>

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
