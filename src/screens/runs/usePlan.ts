// What a run would come to, of this moment: asked anew whenever something of it changes, and what is typed has settled.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { RunStartPreviewQuery } from '#generated/graphql/types.ts'
import type { ActionModel } from '../../../language/model.ts'
import { formErrors, type Values } from '../../actions/actionCall.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { newKey } from '../../client/records/sendChange.ts'
import { useSame } from '../../client/useSame.ts'
import { previewOf } from './changeOf.ts'
import type { RunRows } from './RunRows.ts'

export type Plan = RunStartPreviewQuery['answer']

export interface Planned {
  readonly rows: RunRows
  readonly input: Values
  readonly ticks: readonly string[]
}

interface Came {
  readonly of: object
  /** The newest there is. */
  readonly plan?: Plan | undefined
  readonly failure?: unknown
}

export interface PlanState extends Pick<Came, 'plan' | 'failure'> {
  /** What stands there is not what is asked for. */
  readonly planning: boolean
  /** Asks once more for the same. */
  readonly again: () => void
}

const settleMs = 400

const inForm = (action: ActionModel, plan: Plan): Plan => ({
  ...plan,
  invalid: plan.invalid && { ...plan.invalid, errors: plan.invalid.errors.map((each) => ({ ...each, ...formErrors(action, [each])[0] })) },
})

/**
 * Asked anew whenever what it is asked of changes; an older answer that arrives late is dropped.
 * @param typedIn what of it is typed: that is asked for once it has settled
 * @param ask always the same function
 */
export const useSettledPlan = <Of extends object>(of: Of, typedIn: (of: Of) => unknown, ask: (of: Of) => Promise<Plan>): PlanState => {
  const [times, setTimes] = useState(0)
  const asked = useSame({ of, times })
  const [came, setCame] = useState<Came>()
  const typed = useRef<string>(undefined)
  const now = JSON.stringify(typedIn(asked.of))
  useEffect(() => {
    let over = false
    const tell = (next: Omit<Came, 'of'>): void => {
      if (!over) setCame((last) => ({ plan: last?.plan, ...next, of: asked }))
    }
    const settles = typed.current !== undefined && typed.current !== now
    typed.current = now
    const timer = setTimeout(
      () =>
        void ask(asked.of).then(
          (plan) => tell({ plan }),
          (failure: unknown) => tell({ failure }),
        ),
      settles ? settleMs : 0,
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [ask, asked, now])
  const planning = came?.of !== asked
  return {
    plan: came?.plan,
    failure: planning ? undefined : came.failure,
    planning,
    again: useCallback(() => setTimes((last) => last + 1), []),
  }
}

const inputOf = ({ input }: Planned): Values => input

export const usePlan = (records: Records, action: ActionModel, planned: Planned): PlanState => {
  const client = useApolloClient()
  const ask = useCallback(
    async ({ rows, input, ticks }: Planned): Promise<Plan> => {
      const change = await previewOf(records, action, { input, ticks, key: newKey() })
      const query = sessionChanges.RunStartPreview
      const { data } = await client.query({ query, variables: { rows, change }, fetchPolicy: 'no-cache', context: { quiet: true } })
      if (!data) throw new Error('no answer')
      return inForm(action, data.answer)
    },
    [client, records, action],
  )
  return useSettledPlan(planned, inputOf, ask)
}
