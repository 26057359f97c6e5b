// Reads one record again, as its list or its own screen reads it.
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { automatic } from '../automatic.ts'
import { useViewer } from '../useViewer.ts'
import { guardsFor, variablesFor } from './variablesFor.ts'
import type { Records } from './loadRecords.ts'
import type { Row } from './Row.ts'
import { subjectIn } from './useRecord.ts'

/** Undefined where nothing reads such a record; null where it is not there for this viewer any more. By itself = nobody pressed anything. */
export type ReadAgain = (records: Records, record: Row, by?: 'itself') => Promise<Row | null | undefined>

export const useReading = (): ReadAgain => {
  const client = useApolloClient()
  const viewer = useViewer()
  return useCallback(
    async ({ entity, documents }, record, by) => {
      const [detail] = entity.details
      const query = documents[entity.list?.rowDocument ?? detail?.document ?? '']
      if (!query) return undefined
      const asked = guardsFor(viewer, { ...detail?.guards, ...entity.list?.guards }, subjectIn(entity, record.id, record))
      const { data } = await client.query<{ answer: Row | null }>({
        query,
        variables: variablesFor(query, { ...asked, id: record.id }),
        fetchPolicy: 'network-only',
        ...(by === 'itself' ? { context: automatic } : {}),
      })
      return data?.answer
    },
    [client, viewer],
  )
}
