// The behaviour of a run's dialog: what is typed, ticked and left out, what it would come to, what stands against beginning.
import { useApolloClient } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { RunStartMutation } from '#generated/graphql/types.ts'
import type { ActionModel } from '../../../language/model.ts'
import { formErrors, type Values } from '../../actions/actionCall.ts'
import type { AskedDialog } from '../../actions/useAskedForm.tsx'
import { wholeProblem, type FieldError } from '../../client/records/outcome.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { failureText, serverText } from '../../client/records/serverText.ts'
import { useText, type Text } from '../../client/texts/useText.ts'
import { changeOf } from './changeOf.ts'
import { without, type RunRows } from './RunRows.ts'
import { useOneKey } from './useOneKey.ts'
import { usePlan, type Plan, type Planned } from './usePlan.ts'
import { useSeen, type PlannedRecord, type SeenTick } from './useSeen.ts'

export type Start = RunStartMutation['answer']
export type Started = Extract<Start, { readonly __typename: 'RunStarted' }>

export interface RunDialogProps {
  readonly records: Records
  readonly action: ActionModel
  readonly rows: RunRows
  readonly onClose: () => void
  readonly onBegun: (started: Started) => void
}

export interface RunDialogState extends AskedDialog {
  readonly plan: Plan | undefined
  /** Those that may be ticked, and those that are. */
  readonly ticks: readonly SeenTick[]
  readonly ticked: readonly string[]
  readonly setTicked: (ticked: readonly string[]) => void
  /** The first that would be done, and those left out. */
  readonly shown: readonly PlannedRecord[]
  readonly left: readonly string[]
  readonly setLeft: (left: readonly string[]) => void
  readonly planning: boolean
  readonly problem: string | undefined
  /** There is no plan, for a reason that may have gone: asks for it once more. */
  readonly again: (() => void) | undefined
  /** What is planned as it stands. */
  readonly planned: Planned
}

const none: readonly FieldError[] = []

const problemOf = (failure: unknown, outcome: Start | undefined, errors: readonly FieldError[], t: Text): string | undefined => {
  if (failure !== undefined) return failureText(failure, t)
  return outcome?.__typename === 'Refused' ? serverText(outcome, t) : wholeProblem(errors, t)
}

const blockedBy = (plan: Plan | undefined, planning: boolean, t: Text): string | undefined => {
  if (planning) return t('runs.planning')
  return plan && plan.count < 1 ? t('runs.nothing') : undefined
}

export const useRunDialog = ({ records, action, rows, onBegun }: RunDialogProps, start: Values): RunDialogState => {
  const t = useText()
  const client = useApolloClient()
  const [values, setValues] = useState(start)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  const planned = useMemo(() => ({ rows: without(rows, left), input: values, ticks: ticked }), [rows, left, values, ticked])
  const { answer: plan, pending: planning, failure, again } = usePlan(records, action, planned)
  const { busy, outcome, failure: lost, begin } = useOneKey<Start>()
  const refused = useMemo(() => (outcome?.__typename === 'Invalid' ? formErrors(action, outcome.errors) : none), [action, outcome])
  const blocked = failure === undefined ? blockedBy(plan, planning, t) : undefined
  const run = async (input: Values): Promise<void> => {
    if (failure !== undefined) return again()
    if (!plan || blocked !== undefined) return
    const came = await begin(async (key) => {
      const change = await changeOf(records, action, { input, ticks: ticked, key })
      const [mutation, variables] = [sessionChanges.RunStart, { rows: planned.rows, change, count: plan.count, key }]
      return (await client.mutate({ mutation, variables, fetchPolicy: 'no-cache', context: { quiet: true } })).data?.answer
    })
    if (came?.__typename === 'RunStarted') onBegun(came)
    else if (came?.__typename === 'Refused') again()
  }
  const foretold = planning ? none : (plan?.invalid?.errors ?? none)
  return {
    values,
    setValues,
    plan,
    ...useSeen(plan, ticked, left),
    ticked,
    setTicked,
    left,
    setLeft,
    planning,
    busy,
    blocked,
    problem: problemOf(failure ?? lost, outcome, outcome ? refused : foretold, t),
    errors: refused.filter(({ field }) => field !== ''),
    foretold,
    again: failure === undefined ? undefined : again,
    run,
    planned,
  }
}
