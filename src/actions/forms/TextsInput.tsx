// Several short texts: Enter adds one.
import Autocomplete from '@mui/material/Autocomplete'
import { ariaDescribedByIds, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import { useSame } from '../../client/useSame.ts'
import { inputOf, usePickerWords } from '../../look/useLeftText.tsx'
import type { FormContext } from './FormContext.ts'

const none: readonly string[] = []

type Props = FieldProps<readonly string[], RJSFSchema, FormContext>

export const TextsInput = ({ fieldPathId, name, uiSchema, formData, required, disabled, rawErrors, onChange }: Props) => (
  <Autocomplete
    {...usePickerWords()}
    id={fieldPathId.$id}
    multiple
    freeSolo
    autoSelect
    options={[] as string[]}
    value={useSame([...(formData ?? none)])}
    disabled={disabled ?? false}
    onChange={(_event, next) => onChange([...new Set(next.map((each) => each.trim()).filter((each) => each !== ''))], fieldPathId.path)}
    renderInput={inputOf({
      label: uiSchema?.['ui:title'] ?? name,
      required: required ?? false,
      error: (rawErrors?.length ?? 0) > 0,
      describedBy: ariaDescribedByIds(fieldPathId.$id),
    })}
  />
)
