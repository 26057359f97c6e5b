// A day, typed or picked.
import BaseInputTemplate from '@rjsf/mui/lib/BaseInputTemplate/BaseInputTemplate.js'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import type { FormContext, Values } from './FormContext.ts'
import { WholeOrNone } from './WholeOrNone.tsx'

export const DateInput = (props: WidgetProps<Values, RJSFSchema, FormContext>) => (
  <WholeOrNone value={props.value} onChange={props.onChange}>
    {(value) => (
      <BaseInputTemplate {...props} type="date" value={value} onChange={(day: unknown) => props.onChange(day === '' ? undefined : day)} />
    )}
  </WholeOrNone>
)
