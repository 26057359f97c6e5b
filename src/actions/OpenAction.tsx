// An action that stands open in its place, without a dialog: its form, and the button that runs it. What is typed is kept by whoever shows it.
import './forms/formTexts.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Suspense, useCallback, useId, useState } from 'react'
import type { ActionModel } from '../../language/model.ts'
import { LazyForm } from './forms/LazyForm.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { useFocusKept } from '../look/useFocusKept.ts'
import { useNotice } from '../look/useNotice.ts'
import type { Records } from '../client/records/loadRecords.ts'
import type { Row } from '../client/records/Row.ts'
import { askedFields } from './askedFields.ts'
import { useViewer } from '../client/useViewer.ts'
import { confirmText } from './dialogTexts.ts'
import type { Outcome } from '../client/records/outcome.ts'
import { Ticks } from './Ticks.tsx'
import { usePlainDialog } from './usePlainDialog.ts'
import { WaitsForLine } from './WaitsForLine.tsx'

export type Draft = Readonly<Record<string, unknown>>

export interface OpenActionProps {
  readonly records: Records
  readonly action: ActionModel
  /** Absent for one that makes a record. */
  readonly record: Row | undefined
  /** Values that are not asked for. */
  readonly initial?: Draft
  /** What the form begins with. */
  readonly draft: Draft
  /** Whoever opened it will type at once. */
  readonly focus?: boolean
  readonly onDraft: (draft: Draft) => void
  readonly onDone: (outcome: Outcome) => void
}

const none: Draft = {}

/** focus: it follows one that was just run, by somebody who will type on. */
const OneTime = (props: OpenActionProps & { readonly focus: boolean }) => {
  const { records, action, record, initial = none, draft, onDraft, focus } = props
  const id = useId()
  const context = useTextContext()
  const viewer = useViewer()
  const dialog = usePlainDialog({ ...props, initial, onClose: () => undefined }, { ...initial, ...draft })
  useFocusKept(dialog.busy)
  const [ready, setReady] = useState(false)
  const isReady = useCallback(() => setReady(true), [])
  const change = (values: Draft): void => {
    dialog.setValues(values)
    onDraft(values)
  }
  const blocked = dialog.blocked ?? (ready ? undefined : context.t('list.loading'))
  return (
    <Box sx={{ inlineSize: '100%' }}>
      <Suspense fallback={null}>
        <LazyForm
          id={id}
          form={action.form}
          fields={askedFields(records.entity, action, viewer)}
          hidden={Object.keys(initial)}
          records={records}
          about={record}
          values={dialog.values}
          onChange={change}
          onSubmit={(values) => dialog.blocked === undefined && void dialog.run(values)}
          errors={dialog.errors}
          busy={dialog.busy}
          focus={focus}
          onReady={isReady}
        />
      </Suspense>
      <Ticks ticks={dialog.ticks} ticked={dialog.ticked} onTick={dialog.setTicked} />
      <WaitsForLine busy={dialog.busy} />
      {dialog.problem !== undefined && <Alert severity="error">{dialog.problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', marginBlockStart: 1 }}>
        <span className="absent">{action.confirms && record && confirmText(records.entity, action.confirms, record, context)}</span>
        <button
          type="submit"
          form={id}
          className="button primary"
          disabled={dialog.busy || dialog.over || blocked !== undefined}
          aria-keyshortcuts="Control+Enter"
          title={blocked ?? context.t('actions.key', ['Ctrl+Enter'])}
        >
          {context.t(action.confirms?.button ?? action.label)}
        </button>
      </Box>
    </Box>
  )
}

/** Each time it is run it begins anew: empty, with a key of its own. */
const OpenAction = (props: OpenActionProps) => {
  const { action, focus = false, onDraft, onDone } = props
  const { t } = useTextContext()
  const notice = useNotice()
  const [times, setTimes] = useState(0)
  const done = (outcome: Outcome): void => {
    onDraft(none)
    setTimes(times + 1)
    notice.success(outcome.kind === 'waits' ? t('actions.waits') : t('actions.done', [t(action.label)]))
    onDone(outcome)
  }
  return <OneTime key={times} {...props} draft={times === 0 ? props.draft : none} focus={times > 0 || focus} onDone={done} />
}

export default OpenAction
