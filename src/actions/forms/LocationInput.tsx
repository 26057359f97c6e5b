// A country, a region of the country chosen in another field of the form, or a place that the server offers.
import Skeleton from '@mui/material/Skeleton'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { Suspense } from 'react'
import { pascal } from '../../../language/names.ts'
import { OfferedPlacePicker } from '../../look/OfferedPlacePicker.tsx'
import { PlacePicker } from '../../look/PlacePicker.tsx'
import type { FormContext } from './FormContext.ts'
import { widgetInput } from './inputProps.ts'
import { named } from '../../../language/named.ts'

type Props = WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>

export const LocationInput = (props: Props) => {
  const { name, value, onChange, registry } = props
  const { fields, values, records } = registry.formContext
  const field = named(fields, name)
  const within = field?.within === undefined ? undefined : values[field.within]
  const level = field?.level ?? 'country'
  const offered = records && field?.offeredBy !== undefined ? records.documents[pascal(field.offeredBy)] : undefined
  const told = widgetInput(props)
  const shared = { ...told, disabled: told.disabled || (level === 'region' && typeof within !== 'string') }
  if (offered)
    return <OfferedPlacePicker {...shared} document={offered} code={typeof value === 'string' ? value : undefined} onChange={onChange} />
  return (
    <Suspense fallback={<Skeleton height={40} aria-busy />}>
      <PlacePicker
        {...shared}
        level={level}
        within={typeof within === 'string' ? within : undefined}
        codes={typeof value === 'string' ? [value] : []}
        onChange={([code]) => onChange(code)}
      />
    </Suspense>
  )
}
