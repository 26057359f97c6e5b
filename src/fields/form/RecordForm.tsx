// A form over some fields of a record: generated rules, precompiled validator, our words for what is wrong.
import Form from '@rjsf/core'
import type { IChangeEvent } from '@rjsf/core'
import type { ErrorSchema, RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import { use, useEffect, useMemo, useState } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import type { FieldError } from '../../actions/outcome.ts'
import type { Records } from '../../records/loadRecords.ts'
import type { Row } from '../../records/Row.ts'
import { serverText } from '../../records/serverText.ts'
import { useText } from '../../locales/useText.ts'
import { FocusFirst } from '../FocusFirst.tsx'
import { filled } from './filled.ts'
import { focusField } from './focusField.ts'
import { loadForm } from './loadForm.ts'
import { loadPickers } from './loadPickers.ts'
import type { FormContext, Values } from './FormContext.ts'
import { inWords } from './inWords.ts'
import { followed } from './followed.ts'
import { theme, withInputs } from './theme.ts'
import { useUiSchema } from './useUiSchema.ts'
import { tidied } from './tidied.ts'

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
  /** Names that are filled in already and not asked. */
  readonly hidden?: readonly string[]
  /** Whose cards tell the titles of references. */
  readonly record?: Row
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
const useValidator = (form: string) => {
  const { jsonSchema, uiSchema, validate } = use(loadForm(form))
  const validator = useMemo(
    () =>
      createPrecompiledValidator<Values, RJSFSchema, FormContext>(
        { [String(jsonSchema['$id'])]: validate as never },
        jsonSchema as RJSFSchema,
      ),
    [jsonSchema, validate],
  )
  return { jsonSchema: jsonSchema as RJSFSchema, uiSchema: uiSchema as UiSchema<Values, RJSFSchema, FormContext>, validator }
}

/** Both loads run side by side. */
const useTheme = (fields: readonly FieldModel[], form: string): typeof theme => {
  const loading = loadPickers(fields)
  use(loadForm(form))
  const pickers = loading && use(loading)
  return useMemo(() => (pickers ? withInputs(theme, pickers) : theme), [pickers])
}

/** What the server said of a value holds until that value changes. */
const useStanding = (errors: readonly FieldError[], values: Values): readonly FieldError[] => {
  const [told, setTold] = useState({ errors, values })
  if (told.errors !== errors) setTold({ errors, values })
  const wasTold = told.errors === errors ? told.values : values
  const changed = errors.filter(({ field }) => JSON.stringify(values[field]) !== JSON.stringify(wasTold[field])).map(({ field }) => field)
  const names = changed.join()
  return useMemo(() => errors.filter(({ field }) => !names.split(',').includes(field)), [errors, names])
}

export const RecordForm = (props: RecordFormProps) => {
  const {
    id,
    form = '',
    fields,
    values,
    onChange,
    onSubmit,
    errors = none,
    hidden,
    record,
    records,
    busy = false,
    focus = true,
    onReady,
  } = props
  const t = useText()
  const look = useTheme(fields, form)
  const { jsonSchema, uiSchema: generated, validator } = useValidator(form)
  const uiSchema = useUiSchema({ generated, fields, hidden, values, all: Object.keys(jsonSchema.properties ?? {}) })
  const [tried, setTried] = useState(false)
  useEffect(() => onReady?.(), [onReady])
  const goTo = (wrong: readonly string[]): void => focusField(id, fields, wrong)
  useEffect(() => {
    if (!busy) goTo(errors.map((error) => error.field))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer, not while it is put right
  }, [busy])
  const refuse = (found: readonly RJSFValidationError[]): void => {
    setTried(true)
    goTo(found.map(({ property = '' }) => property.split('.')[1] ?? ''))
  }
  const context = useMemo<FormContext>(() => ({ fields, values, record, records }), [fields, values, record, records])
  const standing = useStanding(errors, values)
  const extraErrors = useMemo(
    () => Object.fromEntries(standing.map((error) => [error.field, { __errors: [serverText(error, t)] }])) as ErrorSchema<Values>,
    [standing, t],
  )
  const change = ({ formData }: IChangeEvent<Values, RJSFSchema, FormContext>): void =>
    onChange(filled(tidied(fields, followed(fields, values, formData ?? {}))))
  return (
    <FocusFirst takes={focus}>
      <Form<Values, RJSFSchema, FormContext>
        {...look}
        id={id}
        idPrefix={id}
        schema={jsonSchema}
        uiSchema={uiSchema}
        validator={validator}
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
    </FocusFirst>
  )
}
