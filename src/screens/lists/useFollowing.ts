// What waits first on the stretch after this one, read while nothing else waits on this: a queue goes on beyond its page as it does within it.
import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { ListModel } from '../../../language/model.ts'
import { automatic } from '../../client/automatic.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row, Stretch } from '../../client/records/Row.ts'
import { useZone } from '../../client/viewerZone.ts'
import { listDocument, listVariables } from './listQuestion.ts'
import type { ListScreenState } from './useListScreen.ts'

/** @returns undefined while it is read, where there is none, and where a read is noted: nobody has asked for it yet */
export const useFollowing = (records: Records, list: ListModel, { params, state, desk, waits }: ListScreenState): Row | undefined => {
  const { narrowed, guards } = state
  const zone = useZone()
  const after = desk.next === undefined && !records.entity.readsAudited ? desk.onward : undefined
  const variables = useMemo(
    () => listVariables(records, list, { params: { ...params, after, before: undefined }, narrowed, guards, zone }),
    [records, list, params, after, narrowed, guards, zone],
  )
  const { data } = useQuery<{ answer: Stretch }>(listDocument(records, list), {
    variables,
    skip: after === undefined,
    errorPolicy: 'all',
    context: automatic,
  })
  return data?.answer.items.find(waits)
}
