// Formatted text to be written: a small editor whose commands are named and reached by keyboard. Loaded with its first use.
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { ariaDescribedByIds, type RJSFSchema, type WidgetProps } from '@rjsf/utils'
import { Suspense } from 'react'
import { lazyScreen } from '../../look/lazyScreen.ts'
import type { FormContext } from './FormContext.ts'

type Props = WidgetProps<Record<string, unknown>, RJSFSchema, FormContext>

const Editor = lazyScreen(async () => ({ default: (await import('./Editor.tsx')).Editor }))

export const RichTextInput = ({ id, label, value, required, disabled, rawErrors, onChange }: Props) => (
  <FormControl fullWidth required={required ?? false} disabled={disabled ?? false} error={(rawErrors?.length ?? 0) > 0}>
    <FormLabel id={`${id}__label`}>{label}</FormLabel>
    <Suspense fallback={<div className="skeleton" aria-busy />}>
      <Editor
        id={id}
        labelledBy={`${id}__label`}
        describedBy={ariaDescribedByIds(id)}
        html={typeof value === 'string' ? value : ''}
        disabled={disabled ?? false}
        bad={(rawErrors?.length ?? 0) > 0}
        onChange={(html) => onChange(html === '' ? undefined : html)}
      />
    </Suspense>
  </FormControl>
)
