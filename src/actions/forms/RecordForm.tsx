// A form over some fields of a record: generated rules, precompiled validator, our words for what is wrong.
import './formTexts.ts'
import Form, { type IChangeEvent } from '@rjsf/core'
import type { RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { use, useEffect, useMemo, useState } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import type { FieldError } from '../../client/records/outcome.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'
import { useText } from '../../client/texts/useText.ts'
import { FocusFirst } from '../../look/FocusFirst.tsx'
import { filled, followed, tidied } from './typedValues.ts'
import { loadForm, loadPickers } from './loadForm.ts'
import type { FormContext, Values } from './FormContext.ts'
import { inWords, tellingValues } from './inWords.ts'
import { theme, withInputs } from './theme.ts'
import { HeldBack, useAwaitedFiles } from './useAwaitedFiles.tsx'
import { useServerErrors, useWrongFirst } from './useServerErrors.ts'
import { useTogether, type Around } from './useTogether.ts'
import { useUiSchema } from './useUiSchema.ts'

export interface RecordFormProps {
  /** The element's id, for the button that submits it. */
  readonly id: string
  /** Name of the generated form. */
  readonly form: string | undefined
  /** Those to show, in this order; each by the name it has in the form. */
  readonly fields: readonly FieldModel[]
  readonly values: Values
  readonly onChange: (values: Values) => void
  readonly onSubmit: (values: Values) => void
  /** What the server refused, each at its field. */
  readonly errors?: readonly FieldError[]
  /** What the server would refuse, while one types; told where the form's own rules find nothing. */
  readonly foretold?: readonly FieldError[]
  /** Names that are filled in already and not asked. */
  readonly hidden?: readonly string[]
  /** Whose cards tell the titles of references. */
  readonly record?: Row
  /** What is asked is about this one, where the form is not of its fields. */
  readonly about?: Row | undefined
  /** What the record is one of. */
  readonly records?: Records
  readonly busy?: boolean
  /** False where it stands open beside other things, and takes no focus. */
  readonly focus?: boolean
  /** Tells that it is there and can be submitted. */
  readonly onReady?: () => void
}

const defaults = { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never', arrayMinItems: { populate: 'never' } } as const
const none: readonly FieldError[] = []

/** Rules of fields that this form does not show are the server's to check. */
const useValidator = (form: string, around: Omit<Around, 'rules'>) => {
  const { jsonSchema, uiSchema, rules, validate } = use(loadForm(form))
  const validator = useMemo(
    () =>
      createPrecompiledValidator<Values, RJSFSchema, FormContext>(
        { [String(jsonSchema['$id'])]: tellingValues(validate) as never },
        jsonSchema as RJSFSchema,
      ),
    [jsonSchema, validate],
  )
  const { areFine, ...together } = useTogether({ ...around, rules })
  return {
    isFine: (values: Values): boolean => validate(filled(values)) && areFine(values),
    all: Object.keys(jsonSchema['properties'] ?? {}),
    checks: { schema: jsonSchema as RJSFSchema, validator, ...together },
    uiSchema: uiSchema as UiSchema<Values, RJSFSchema, FormContext>,
  }
}

/** Both loads run side by side. */
const useTheme = (fields: readonly FieldModel[], form: string): typeof theme => {
  const loading = loadPickers(fields)
  use(loadForm(form))
  const pickers = loading && use(loading)
  return useMemo(() => (pickers ? withInputs(theme, pickers) : theme), [pickers])
}

/** From the first try on what is wrong is told while one types. */
const useRefusing = (form: string, fields: readonly FieldModel[], errors: readonly FieldError[], busy: boolean) => {
  const [tried, setTried] = useState(false)
  const goTo = useWrongFirst(form, fields, errors, busy)
  const refuse = (found: readonly RJSFValidationError[]): void => {
    setTried(true)
    goTo(found.map(({ property = '' }) => property.split('.')[1] ?? ''))
  }
  return { tried, refuse }
}

const useFormContext = (
  { fields, values, record, about = record, records }: RecordFormProps,
  onFiles: FormContext['onFiles'],
): FormContext => useMemo(() => ({ fields, values, record, about, records, onFiles }), [fields, values, record, about, records, onFiles])

export const RecordForm = (props: RecordFormProps) => {
  const {
    id,
    form = '',
    fields,
    values,
    onChange,
    onSubmit,
    errors = none,
    foretold = none,
    hidden,
    record,
    records,
    busy = false,
    focus = true,
    onReady,
  } = props
  const t = useText()
  // What it will be sent with comes before anybody types, so that sending needs nothing but the line.
  if (records) use(records.changes())
  const look = useTheme(fields, form)
  const { checks, all, uiSchema: generated, isFine } = useValidator(form, { fields, hidden, record, records })
  const uiSchema = useUiSchema({ generated, fields, hidden, values, all })
  const { tried, refuse } = useRefusing(id, fields, errors, busy)
  useEffect(() => onReady?.(), [onReady])
  const { onFiles, ...awaited } = useAwaitedFiles(id)
  const context = useFormContext(props, onFiles)
  const extraErrors = useServerErrors(errors.length > 0 ? errors : foretold.length > 0 && isFine(values) ? foretold : none, values)
  const change = ({ formData }: IChangeEvent<Values, RJSFSchema, FormContext>): void =>
    onChange(filled(tidied(fields, followed(fields, values, formData ?? {}))))
  return (
    <FocusFirst takes={focus}>
      <HeldBack {...awaited}>
        <Form<Values, RJSFSchema, FormContext>
          {...look}
          {...checks}
          id={id}
          idPrefix={id}
          uiSchema={uiSchema}
          formData={values}
          formContext={context}
          onChange={change}
          onSubmit={({ formData }) => onSubmit(filled(formData ?? {}))}
          onError={refuse}
          transformErrors={(found) => inWords(found, fields, t)}
          extraErrors={extraErrors}
          liveValidate={tried ? 'onChange' : false}
          showErrorList={false}
          noHtml5Validate
          disabled={busy}
          experimental_defaultFormStateBehavior={defaults}
        >
          <></>
        </Form>
      </HeldBack>
    </FocusFirst>
  )
}
