// How forms look, and all they are made of: each field, template and widget by name, as the bundle has no others (scripts/leanLibraries.ts).
import type { ThemeProps } from '@rjsf/core'
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js'
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js'
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import HiddenWidget from '@rjsf/core/lib/components/widgets/HiddenWidget.js'
import TextWidget from '@rjsf/core/lib/components/widgets/TextWidget.js'
import BaseInputTemplate from '@rjsf/mui/lib/BaseInputTemplate/BaseInputTemplate.js'
import CheckboxesWidget from '@rjsf/mui/lib/CheckboxesWidget/CheckboxesWidget.js'
import CheckboxWidget from '@rjsf/mui/lib/CheckboxWidget/CheckboxWidget.js'
import FieldTemplate from '@rjsf/mui/lib/FieldTemplate/FieldTemplate.js'
import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/TextareaWidget.js'
import type { RJSFSchema } from '@rjsf/utils'
import { DateInput } from './DateInput.tsx'
import { FieldErrors, FieldPlace, FieldsInOrder, HelpText, NothingInput } from './FormTemplates.tsx'
import type { FormContext, Values } from './FormContext.ts'
import { inputs, type Inputs } from './inputs.ts'
import { SelectInput } from './SelectInput.tsx'

type Theme = ThemeProps<Values, RJSFSchema, FormContext>

const theirs = {
  fields: { ArrayField, BooleanField, ObjectField, SchemaField, StringField },
  templates: { BaseInputTemplate, FieldTemplate },
  widgets: { CheckboxWidget, CheckboxesWidget, DateWidget: DateInput, HiddenWidget, SelectWidget: SelectInput, TextWidget, TextareaWidget },
} as unknown as Theme

export const withInputs = (base: Theme, { fields, widgets }: Inputs): Theme => ({
  ...base,
  fields: { ...base.fields, ...fields },
  widgets: { ...base.widgets, ...widgets },
})

const plain: Theme = {
  ...theirs,
  templates: {
    ...theirs.templates,
    DescriptionFieldTemplate: NothingInput,
    FieldErrorTemplate: FieldErrors,
    FieldHelpTemplate: HelpText,
    ObjectFieldTemplate: FieldsInOrder,
    TitleFieldTemplate: NothingInput,
    WrapIfAdditionalTemplate: FieldPlace,
  },
}

export const theme = withInputs(plain, inputs)
