// The form in the dialog of an action: what the action asks, and that nothing is sent before it stands there.
import { Suspense, useCallback, useId, useState, type ReactNode } from 'react'
import type { ActionModel, FieldModel } from '../../language/model.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { FieldError } from '../client/records/outcome.ts'
import type { Row } from '../client/records/Row.ts'
import { useText } from '../client/texts/useText.ts'
import { LazyForm } from './forms/LazyForm.ts'

type Values = Readonly<Record<string, unknown>>

export interface AskedDialog {
  readonly values: Values
  readonly setValues: (values: Values) => void
  readonly run: (input: Values) => Promise<unknown>
  readonly errors: readonly FieldError[]
  /** What the preview finds wrong with what is typed. */
  readonly foretold?: readonly FieldError[] | undefined
  readonly busy: boolean
  /** Why it cannot run now. */
  readonly blocked: string | undefined
}

export interface Asked {
  readonly records: Records
  readonly action: ActionModel
  readonly fields: readonly FieldModel[]
  readonly dialog: AskedDialog
  readonly about?: Row | undefined
  readonly hidden?: readonly string[]
}

export interface AskedForm {
  readonly form: ReactNode
  readonly blocked: string | undefined
  /** Of the frame around it: the form that its button sends, or what that runs where nothing is asked. */
  readonly runs: { readonly form: string } | { readonly onRun: () => void }
}

export const useAskedForm = ({ records, action, fields, dialog, about, hidden = [] }: Asked): AskedForm => {
  const t = useText()
  const id = useId()
  const [ready, setReady] = useState(false)
  const isReady = useCallback(() => setReady(true), [])
  if (action.form === undefined || fields.length === 0)
    return { form: null, blocked: dialog.blocked, runs: { onRun: () => void dialog.run({}) } }
  const form = (
    <Suspense fallback={null}>
      <LazyForm
        id={id}
        form={action.form}
        fields={fields}
        records={records}
        about={about}
        values={dialog.values}
        onChange={dialog.setValues}
        onSubmit={(values) => void dialog.run(values)}
        errors={dialog.errors}
        {...(dialog.foretold && { foretold: dialog.foretold })}
        hidden={hidden}
        busy={dialog.busy}
        onReady={isReady}
      />
    </Suspense>
  )
  return { form, blocked: dialog.blocked ?? (ready ? undefined : t('list.loading')), runs: { form: id } }
}
