// One record of another entity, found by text.
import Skeleton from '@mui/material/Skeleton'
import { ariaDescribedByIds } from '@rjsf/utils'
import type { RJSFSchema, WidgetProps } from '@rjsf/utils'
import { Suspense } from 'react'
import { RecordPicker } from '../../look/RecordPicker.tsx'
import type { FormContext } from './FormContext.ts'
import { knownCards } from './knownCards.ts'
import { named } from '../../../language/named.ts'

type Props = WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>

export const ReferenceInput = ({ id, name, label, value, required, disabled, rawErrors, onChange, registry }: Props) => {
  const field = named(registry.formContext.fields, name)
  return (
    <Suspense fallback={<Skeleton height={40} />}>
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
