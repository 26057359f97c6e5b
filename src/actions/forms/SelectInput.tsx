// A choice: only what may be chosen is offered, and what is chosen already.
import SelectWidget from '@rjsf/mui/lib/SelectWidget/SelectWidget.js'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { useMemo } from 'react'
import type { FormContext, Values } from './FormContext.ts'

type Props = WidgetProps<Values, RJSFSchema, FormContext>

export const SelectInput = (props: Props) => {
  const { options } = props
  const open = useMemo(() => {
    const closed = new Set<unknown>(options.enumDisabled)
    return { ...options, enumOptions: (options.enumOptions ?? []).filter(({ value }) => !closed.has(value)) }
  }, [options])
  return <SelectWidget {...props} options={open} />
}
