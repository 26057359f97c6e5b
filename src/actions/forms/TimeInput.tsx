// A day and a time: typed and picked in the reader's zone, UTC on the wire.
import BaseInputTemplate from '@rjsf/mui/lib/BaseInputTemplate/BaseInputTemplate.js'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import type { FormContext, Values } from './FormContext.ts'

type Props = WidgetProps<Values, RJSFSchema, FormContext>

const minuteMs = 60_000
/** A year has four digits. */
const latest = '9999-12-31T23:59'

/** 2026-11-21T12:05:00.000Z -> 2026-11-21T13:05, where the reader's clock is an hour ahead. */
const inZone = (value: unknown): string => {
  const time = new Date(typeof value === 'string' ? value : '')
  if (Number.isNaN(time.getTime())) return ''
  return new Date(time.getTime() - time.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16)
}

export const TimeInput = (props: Props) => {
  const { onChange, schema, value } = props
  const put = (typed: unknown): void => onChange(typeof typed === 'string' && typed !== '' ? new Date(typed).toISOString() : undefined)
  return (
    <BaseInputTemplate
      {...props}
      type="datetime-local"
      schema={{ ...schema, formatMaximum: latest }}
      value={inZone(value)}
      onChange={put}
    />
  )
}
