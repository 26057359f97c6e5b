// One record of another entity, or several, found by text.
import Skeleton from '@mui/material/Skeleton'
import { ariaDescribedByIds, type RJSFSchema, type WidgetProps, type FieldProps } from '@rjsf/utils'
import { Suspense } from 'react'
import { RecordPicker } from '../../look/RecordPicker.tsx'
import type { FormContext } from './FormContext.ts'
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

type Props = WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>

export const ReferenceInput = ({ id, name, label, value, required, disabled, rawErrors, onChange, registry }: Props) => {
  const field = named(registry.formContext.fields, name)
  return (
    <Suspense fallback={<Skeleton height={40} aria-busy />}>
      <RecordPicker
        id={id}
        entity={field?.entity ?? ''}
        label={label}
        offered={field?.offers?.name}
        ids={typeof value === 'string' ? [value] : []}
        known={knownCards(field, registry.formContext.record)}
        onChange={([one]) => onChange(one)}
        required={required ?? false}
        disabled={disabled ?? false}
        error={(rawErrors?.length ?? 0) > 0}
        describedBy={ariaDescribedByIds(id)}
      />
    </Suspense>
  )
}

type SeveralProps = FieldProps<readonly string[], RJSFSchema, FormContext>

/** Several records of another entity, found by text. */
export const ReferencesInput = ({
  fieldPathId,
  name,
  uiSchema,
  formData,
  required,
  disabled,
  rawErrors,
  onChange,
  registry,
}: SeveralProps) => {
  const field = named(registry.formContext.fields, name)
  return (
    <Suspense fallback={<Skeleton height={40} aria-busy />}>
      <RecordPicker
        id={fieldPathId.$id}
        entity={field?.entity ?? ''}
        label={uiSchema?.['ui:title'] ?? name}
        offered={field?.offers?.name}
        ids={formData ?? []}
        known={knownCards(field, registry.formContext.record)}
        several
        onChange={(ids) => onChange(ids, fieldPathId.path)}
        required={required ?? false}
        disabled={disabled ?? false}
        error={(rawErrors?.length ?? 0) > 0}
        describedBy={ariaDescribedByIds(fieldPathId.$id)}
      />
    </Suspense>
  )
}
