// A day and a time: typed and picked in the reader's zone, UTC on the wire.
import BaseInputTemplate from '@rjsf/mui/lib/BaseInputTemplate/BaseInputTemplate.js'
import { useZone } from '../../client/viewerZone.ts'
import { clockOf, instantOf } from '../../../language/zones.ts'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import type { FormContext, Values } from './FormContext.ts'
import { WholeOrNone } from './WholeOrNone.tsx'

type Props = WidgetProps<Values, RJSFSchema, FormContext>

/** A year has four digits. */
const latest = '9999-12-31T23:59'

export const TimeInput = (props: Props) => {
  const { onChange, schema, value } = props
  const zone = useZone()
  const put = (typed: unknown): void => onChange(typeof typed === 'string' ? instantOf(typed.slice(0, 16), zone)?.toISOString() : undefined)
  return (
    <WholeOrNone value={value} onChange={onChange}>
      {(time) => (
        <BaseInputTemplate
          {...props}
          type="datetime-local"
          schema={{ ...schema, formatMaximum: latest }}
          value={clockOf(time, zone)}
          onChange={put}
        />
      )}
    </WholeOrNone>
  )
}
