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

/** An older answer that arrives late is dropped. */
export const usePlan = (records: Records, action: ActionModel, planned: Planned): PlanState => {
  const client = useApolloClient()
  const [times, setTimes] = useState(0)
  const asked = useSame({ ...planned, times })
  const [came, setCame] = useState<Came>()
  const typed = useRef<Values>(undefined)
  useEffect(() => {
    let over = false
    const { rows, input, ticks } = asked
    const ask = async (): Promise<Plan> => {
      const change = await previewOf(records, action, { input, ticks, key: newKey() })
      const query = sessionChanges.RunStartPreview
      const { data } = await client.query({ query, variables: { rows, change }, fetchPolicy: 'no-cache', context: { quiet: true } })
      if (!data) throw new Error('no answer')
      return inForm(action, data.answer)
    }
    const tell = (next: Omit<Came, 'of'>): void => {
      if (!over) setCame((last) => ({ plan: last?.plan, ...next, of: asked }))
    }
    const settles = typed.current !== undefined && JSON.stringify(typed.current) !== JSON.stringify(input)
    typed.current = input
    const timer = setTimeout(
      () =>
        void ask().then(
          (plan) => tell({ plan }),
          (failure: unknown) => tell({ failure }),
        ),
      settles ? settleMs : 0,
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [client, records, action, asked])
  const planning = came?.of !== asked
  return {
    plan: came?.plan,
    failure: planning ? undefined : came.failure,
    planning,
    again: useCallback(() => setTimes((last) => last + 1), []),
  }
}
