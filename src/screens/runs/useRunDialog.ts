// The behaviour of a run's dialog: what is typed, ticked and left out, what it would come to, what stands against beginning.
import { useMemo, useState } from 'react'
import type { ActionModel } from '../../../language/model.ts'
import { formErrors, type Values } from '../../actions/actionCall.ts'
import type { AskedDialog } from '../../actions/useAskedForm.tsx'
import type { FieldError } from '../../client/records/outcome.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { failureText, serverText } from '../../client/records/serverText.ts'
import { useText, type Text } from '../../client/texts/useText.ts'
import { without, type RunRows } from './RunRows.ts'
import { usePlan, type Plan, type Planned } from './usePlan.ts'
import { useRunStart, type Start } from './useRunStart.ts'
import { useSeen, type PlannedRecord, type SeenTick } from './useSeen.ts'

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

const ofWhole = (errors: readonly FieldError[], t: Text): string | undefined =>
  errors
    .filter(({ field }) => field === '')
    .map((each) => serverText(each, t))
    .join(' ') || undefined

const problemOf = (failure: unknown, outcome: Start | undefined, errors: readonly FieldError[], t: Text): string | undefined => {
  if (failure !== undefined) return failureText(failure, t)
  return outcome?.__typename === 'Refused' ? serverText(outcome, t) : ofWhole(errors, t)
}

const blockedBy = (plan: Plan | undefined, planning: boolean, t: Text): string | undefined => {
  if (planning) return t('runs.planning')
  return plan && plan.count < 1 ? t('runs.nothing') : undefined
}

export const useRunDialog = ({ records, action, rows, onBegun }: RunDialogProps, start: Values): RunDialogState => {
  const t = useText()
  const [values, setValues] = useState(start)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  const planned = useMemo(() => ({ rows: without(rows, left), input: values, ticks: ticked }), [rows, left, values, ticked])
  const { answer: plan, pending: planning, failure, again } = usePlan(records, action, planned)
  const { busy, outcome, failure: lost, begin } = useRunStart(records, action)
  const refused = useMemo(() => (outcome?.__typename === 'Invalid' ? formErrors(action, outcome.errors) : none), [action, outcome])
  const blocked = failure === undefined ? blockedBy(plan, planning, t) : undefined
  const run = async (input: Values): Promise<void> => {
    if (failure !== undefined) return again()
    if (!plan || blocked !== undefined) return
    const came = await begin({ ...planned, input }, plan.count)
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
