// The inputs of kinds whose form needs more than a plain one. Widgets hold one value, fields a structured one.
import type { RegistryFieldsType, RegistryWidgetsType, RJSFSchema } from '@rjsf/utils'
import type { FormContext } from './FormContext.ts'
import { LocationInput } from './LocationInput.tsx'
import { MoneyInput } from './MoneyInput.tsx'
import { NothingInput } from './NothingInput.tsx'
import { PricesInput } from './PricesInput.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { ReferencesInput } from './ReferencesInput.tsx'
import { SecretInput } from './SecretInput.tsx'
import { TextsInput } from './TextsInput.tsx'

type Shape = Record<string, unknown>

export const inputs: {
  readonly widgets: RegistryWidgetsType<Shape, RJSFSchema, FormContext>
  readonly fields: RegistryFieldsType<Shape, RJSFSchema, FormContext>
} = {
  widgets: { location: LocationInput, reference: ReferenceInput, secret: SecretInput },
  fields: {
    money: MoneyInput as never,
    prices: PricesInput as never,
    references: ReferencesInput as never,
    texts: TextsInput as never,
    nothing: NothingInput as never,
  },
}
