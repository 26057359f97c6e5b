// The record that the values below are of, read again: with it come new addresses of its files.
import { useApolloClient } from '@apollo/client/react'
import { automatic } from '../connection/automatic.ts'
import { guardsFor } from '../records/guardsFor.ts'
import type { Row } from '../records/Row.ts'
import { subjectOf } from '../records/useRecord.ts'
import { variablesFor } from '../records/variablesFor.ts'
import { useShownRecord } from '../reveal/ShownRecord.tsx'
import { useViewer } from '../session/useViewer.ts'

/** Undefined where no record is known; null where it is not there for this viewer any more. By itself = nobody pressed anything. */
export const useFreshRecord = (): ((by?: 'itself') => Promise<Row | null | undefined>) => {
  const client = useApolloClient()
  const viewer = useViewer()
  const shown = useShownRecord()
  return async (by) => {
    if (!shown) return undefined
    const { entity, documents } = shown.records
    const [detail] = entity.details
    const query = documents[entity.list?.rowDocument ?? detail?.document ?? '']
    if (!query) return undefined
    const { id } = shown.record
    const asked = guardsFor(viewer, { ...detail?.guards, ...entity.list?.guards }, subjectOf(entity, id, shown.record))
    const { data } = await client.query<{ answer: Row | null }>({
      query,
      variables: variablesFor(query, { ...asked, id }),
      fetchPolicy: 'network-only',
      ...(by === 'itself' ? { context: automatic } : {}),
    })
    return data?.answer
  }
}
