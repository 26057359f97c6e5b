// The inputs of kinds whose form needs more than a plain one. Widgets hold one value, fields a structured one.
import type { RegistryFieldsType, RegistryWidgetsType, RJSFSchema } from '@rjsf/utils'
import type { FormContext } from './FormContext.ts'
import { MaskedInput } from './MaskedInput.tsx'
import { MoneyInput } from './MoneyInput.tsx'
import { NothingInput } from './FormTemplates.tsx'
import { NumberField } from './NumberField.tsx'
import { RichTextInput } from './RichTextInput.tsx'
import { SecretInput } from './SecretInput.tsx'

type Shape = Record<string, unknown>

export interface Inputs {
  readonly widgets: RegistryWidgetsType<Shape, RJSFSchema, FormContext>
  readonly fields: RegistryFieldsType<Shape, RJSFSchema, FormContext>
}

/** Those that every form loads; see pickers.ts for the others. */
export const inputs: Inputs = {
  widgets: { masked: MaskedInput, richText: RichTextInput, secret: SecretInput },
  fields: { money: MoneyInput as never, nothing: NothingInput as never, number: NumberField as never },
}
