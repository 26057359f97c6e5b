// Several records of another entity, found by text.
import Skeleton from '@mui/material/Skeleton'
import { ariaDescribedByIds } from '@rjsf/utils'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { Suspense } from 'react'
import { RecordPicker } from '../../look/RecordPicker.tsx'
import type { FormContext } from './FormContext.ts'
import { knownCards } from './knownCards.ts'
import { named } from '../../../language/named.ts'

type Props = FieldProps<readonly string[], RJSFSchema, FormContext>

export const ReferencesInput = ({ fieldPathId, name, uiSchema, formData, required, disabled, rawErrors, onChange, registry }: Props) => {
  const field = named(registry.formContext.fields, name)
  return (
    <Suspense fallback={<Skeleton height={40} />}>
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
