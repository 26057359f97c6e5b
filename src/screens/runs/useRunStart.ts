// Begins a run, once: after an answer that was lost the same is sent under the same key.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { RunStartMutation } from '#generated/graphql/types.ts'
import type { ActionModel } from '../../../language/model.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { newKey } from '../../client/records/sendChange.ts'
import { changeOf } from './changeOf.ts'
import type { Planned } from './usePlan.ts'

export type Start = RunStartMutation['answer']

export interface StartState {
  readonly busy: boolean
  /** Why nothing was begun. */
  readonly outcome: Start | undefined
  /** A broken connection: whether it was begun is unknown. */
  readonly failure: unknown
  /** @param count how many it will be, as the plan says */
  readonly begin: (planned: Planned, count: number) => Promise<Start | undefined>
}

export const useRunStart = (records: Records, action: ActionModel): StartState => {
  const client = useApolloClient()
  const key = useRef<string>(undefined)
  const locked = useRef(false)
  const [state, setState] = useState<{ busy: boolean; outcome?: Start; failure?: unknown }>({ busy: false })
  const begin = useCallback<StartState['begin']>(
    async ({ rows, input, ticks }, count) => {
      if (locked.current) return undefined
      locked.current = true
      setState({ busy: true })
      key.current ??= newKey()
      try {
        const change = await changeOf(records, action, { input, ticks, key: key.current })
        const variables = { rows, change, count, key: key.current }
        const mutation = sessionChanges.RunStart
        const { data } = await client.mutate({ mutation, variables, fetchPolicy: 'no-cache', context: { quiet: true } })
        if (!data) throw new Error('no answer')
        // What was begun, or refused, is over: the next press is another intent.
        key.current = undefined
        setState({ busy: false, outcome: data.answer })
        return data.answer
      } catch (failure) {
        setState({ busy: false, failure })
        return undefined
      } finally {
        locked.current = false
      }
    },
    [client, records, action],
  )
  return { busy: state.busy, outcome: state.outcome, failure: state.failure, begin }
}
