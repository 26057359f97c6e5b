// Begins a run once for each press (useOneKey).
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { RunStartMutation } from '#generated/graphql/types.ts'
import type { ActionModel } from '../../../language/model.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { changeOf } from './changeOf.ts'
import { useOneKey, type OneKeyState } from './useOneKey.ts'
import type { Planned } from './usePlan.ts'

export type Start = RunStartMutation['answer']

export interface StartState extends Omit<OneKeyState<Start>, 'begin'> {
  /** @param count how many it will be, as the plan says */
  readonly begin: (planned: Planned, count: number) => Promise<Start | undefined>
}

export const useRunStart = (records: Records, action: ActionModel): StartState => {
  const client = useApolloClient()
  const { begin, ...state } = useOneKey<Start>()
  const start = useCallback<StartState['begin']>(
    ({ rows, input, ticks }, count) =>
      begin(async (key) => {
        const change = await changeOf(records, action, { input, ticks, key })
        const [mutation, variables] = [sessionChanges.RunStart, { rows, change, count, key }]
        return (await client.mutate({ mutation, variables, fetchPolicy: 'no-cache', context: { quiet: true } })).data?.answer
      }),
    [client, records, action, begin],
  )
  return { ...state, begin: start }
}
