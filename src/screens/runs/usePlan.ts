// What a run would come to, of this moment.
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { RunStartPreviewQuery } from '#generated/graphql/types.ts'
import type { ActionModel } from '../../../language/model.ts'
import { formErrors, type Values } from '../../actions/actionCall.ts'
import { useAskedAnew, type AskedAnew } from '../../actions/useAskedAnew.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { newKey } from '../../client/records/sendChange.ts'
import { previewOf } from './changeOf.ts'
import type { RunRows } from './RunRows.ts'

export type Plan = RunStartPreviewQuery['answer']

export interface Planned {
  readonly rows: RunRows
  readonly input: Values
  readonly ticks: readonly string[]
}

const inForm = (action: ActionModel, plan: Plan): Plan => ({
  ...plan,
  invalid: plan.invalid && { ...plan.invalid, errors: plan.invalid.errors.map((each) => ({ ...each, ...formErrors(action, [each])[0] })) },
})

const inputOf = ({ input }: Planned): Values => input

export const usePlan = (records: Records, action: ActionModel, planned: Planned): AskedAnew<Plan> => {
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
  return useAskedAnew(planned, inputOf, ask)
}
