// How forms look: MUI's theme, with inputs of our own where a kind needs one.
import { Theme } from '@rjsf/mui'
import type { RJSFSchema } from '@rjsf/utils'
import type { ThemeProps } from '@rjsf/core'
import type { FormContext, Values } from './FormContext.ts'
import { HelpText } from './HelpText.tsx'
import { inputs } from './inputs.ts'

const base = Theme as unknown as ThemeProps<Values, RJSFSchema, FormContext>

export const theme: ThemeProps<Values, RJSFSchema, FormContext> = {
  templates: { ...base.templates, FieldHelpTemplate: HelpText },
  widgets: { ...base.widgets, ...inputs.widgets },
  fields: { ...inputs.fields },
}
