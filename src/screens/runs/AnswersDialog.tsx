// What came back of a run that was handed out: pasted or as the file itself, looked at against the records, then done.
import '../../actions/forms/formTexts.ts'
import { useApolloClient } from '@apollo/client/react'
import TextField from '@mui/material/TextField'
import { useCallback, useMemo, useState } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { ActionModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { ActionFrame } from '../../actions/ActionFrame.tsx'
import { useLeaveTyped } from '../../actions/useLeaveTyped.ts'
import { useAskedAnew } from '../../actions/useAskedAnew.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { failureText, serverText } from '../../client/records/serverText.ts'
import { useText } from '../../client/texts/useText.ts'
import { FocusFirst } from '../../look/FocusFirst.tsx'
import { TextFile } from '../../look/TextFile.tsx'
import { useNotice } from '../../look/useNotice.ts'
import { PlanView } from './PlanView.tsx'
import { useOneKey } from './useOneKey.ts'
import type { Plan } from './usePlan.ts'
import type { Start } from './useRunDialog.ts'
import { useSeen } from './useSeen.ts'

export interface AnswersDialogProps {
  readonly records: Records
  readonly action: ActionModel
  /** Id of the run. */
  readonly run: string
  readonly onClose: () => void
}

/** What a socket takes in one message, and room beside it (256 KiB: server/socket/payloadLimit.ts). More is given back in parts. */
const maxTextBytes = 240 * 1_024

const isTooLong = (text: string): boolean => new TextEncoder().encode(JSON.stringify(text)).length > maxTextBytes

interface Given {
  readonly text: string
  readonly ticks: readonly string[]
}

const typedIn = ({ text }: Given): string => text
const noneLeft: readonly string[] = []

/** What would be done by what is given, and that it is. */
const useAnswers = (run: string, given: Given) => {
  const client = useApolloClient()
  const ask = useCallback(
    async ({ text, ticks }: Given): Promise<Plan> => {
      const [query, variables] = [sessionChanges.RunAnswerPreview, { id: run, text, ticks }]
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache', context: { quiet: true } })
      if (!data) throw new Error('no answer')
      return data.answer
    },
    [client, run],
  )
  const { answer: plan, pending: planning, ...planned } = useAskedAnew(given, typedIn, ask)
  const { busy, outcome, failure, begin } = useOneKey<Start>()
  const send = (count: number): Promise<Start | undefined> =>
    begin(async (key) => {
      const [mutation, variables] = [sessionChanges.RunAnswer, { id: run, ...given, count, key }]
      return (await client.mutate({ mutation, variables, fetchPolicy: 'no-cache', context: { quiet: true } })).data?.answer
    })
  return { plan, planning, ...planned, busy, outcome, lost: failure, send }
}

const Given = ({ label, text, onText }: { readonly label: string; readonly text: string; readonly onText: (text: string) => void }) => {
  const t = useText()
  return (
    <>
      <p>{t('runs.answersSays', [label])}</p>
      <FocusFirst>
        <TextField
          fullWidth
          multiline
          minRows={4}
          maxRows={10}
          label={t('runs.answersText')}
          value={text}
          onChange={({ target }) => onText(target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
        />
      </FocusFirst>
      <TextFile label={t('forms.fromFile')} onText={onText} />
    </>
  )
}

export const AnswersDialog = ({ records: { entity }, action, run, onClose }: AnswersDialogProps) => {
  const t = useText()
  const notice = useNotice()
  const [text, setText] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { plan, planning, failure, again, busy, outcome, lost, send } = useAnswers(
    run,
    useMemo(() => ({ text: isTooLong(text) ? '' : text, ticks: ticked }), [text, ticked]),
  )
  const { ticks } = useSeen(plan, ticked, noneLeft)
  const close = useLeaveTyped({ text }, { text: '' }, onClose)
  const word = t(action.confirms?.button ?? action.label)
  const failed = failure ?? lost
  const long = isTooLong(text) ? t('runs.answersTooLong') : undefined
  const problem = failed === undefined ? long : failureText(failed, t)
  const refused = outcome?.__typename === 'Refused' ? serverText(outcome, t) : undefined
  const nothing = plan && plan.count > 0 ? undefined : t('runs.nothing')
  const done = async (): Promise<void> => {
    if (failure !== undefined) return again()
    const came = plan && (await send(plan.count))
    if (came?.__typename === 'RunStarted') {
      onClose()
      notice.success(t('runs.begun', [t(action.label), came.count]))
    } else again()
  }
  return (
    <ActionFrame
      title={t('runs.answers')}
      button={failure !== undefined ? t('actions.retry') : plan && plan.count > 0 ? `${word} ${t('shell.count', [plan.count])}` : word}
      busy={busy}
      blocked={failure !== undefined ? undefined : planning ? t('runs.planning') : nothing}
      problem={problem ?? refused}
      wide
      onClose={close}
      onRun={() => void done()}
    >
      <Given label={t(named(action.asks, action.file?.answers)?.label ?? '')} text={text} onText={setText} />
      <PlanView entity={entity} dialog={{ plan, planning, ticks, ticked, setTicked }} />
    </ActionFrame>
  )
}
