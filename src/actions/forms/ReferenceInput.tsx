// One record of another entity, or several, found by text.
import Skeleton from '@mui/material/Skeleton'
import type { FieldProps, RJSFSchema, WidgetProps } from '@rjsf/utils'
import { Suspense } from 'react'
import { RecordPicker, type RecordPickerProps } from '../../look/RecordPicker.tsx'
import type { FormContext } from './FormContext.ts'
import { fieldInput, widgetInput } from './inputProps.ts'
import { named } from '../../../language/named.ts'
import type { FieldModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import type { CardValue, Row } from '../../client/records/Row.ts'

/** The cards a record already carries for one of its references, so that their titles need no question. */
const knownCards = (field: FieldModel | undefined, record: Row | undefined): readonly CardValue[] => {
  const value = field && valueAt(record, field.path)
  if (Array.isArray(value)) return value as readonly CardValue[]
  return typeof value === 'object' && value !== null ? [value as CardValue] : []
}

interface PickingProps extends Omit<RecordPickerProps, 'entity' | 'offered' | 'known'> {
  readonly name: string
  readonly context: FormContext
}

const Picking = ({ name, context: { fields, record }, ...picker }: PickingProps) => {
  const field = named(fields, name)
  return (
    <Suspense fallback={<Skeleton height={40} aria-busy />}>
      <RecordPicker {...picker} entity={field?.entity ?? ''} offered={field?.offers?.name} known={knownCards(field, record)} />
    </Suspense>
  )
}

export const ReferenceInput = (props: WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>) => {
  const { name, value, onChange, registry } = props
  const ids = typeof value === 'string' ? [value] : []
  return <Picking {...widgetInput(props)} name={name} context={registry.formContext} ids={ids} onChange={([one]) => onChange(one)} />
}

/** Several records of another entity, found by text. */
export const ReferencesInput = (props: FieldProps<readonly string[], RJSFSchema, FormContext>) => {
  const { name, formData, fieldPathId, onChange, registry } = props
  return (
    <Picking
      {...fieldInput(props)}
      name={name}
      context={registry.formContext}
      ids={formData ?? []}
      several
      onChange={(ids) => onChange(ids, fieldPathId.path)}
    />
  )
}
