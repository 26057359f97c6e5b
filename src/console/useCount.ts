// Counts the records of a view, and counts again when one of them changes.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { frameDocuments } from '#generated/documents/frame.ts'
import { automatic } from '../client/automatic.ts'
import { useConnection } from '../client/ConnectionContext.ts'
import { countOf } from '../client/records/Row.ts'
import type { Sum } from '../client/records/Row.ts'
import { useRecount } from '../client/records/useRecount.ts'
import { useStore } from '../client/createStore.ts'
import type { CountOf } from './MenuEntry.ts'
import type { DocumentNode } from 'graphql'

/** Milliseconds: many changes at once are counted once. */
const gatheringMs = 400

const documents: Readonly<Record<string, DocumentNode>> = frameDocuments

/** Undefined until known. */
export const useCount = ({ entity, document, filter }: CountOf): number | undefined => {
  const client = useApolloClient()
  const up = useStore(useConnection().up)
  const [count, setCount] = useState<number>()
  const ask = useCallback(async () => {
    const query = documents[document]
    if (!query || !up) return
    const { data } = await client.query<{ answer: readonly Sum[] }>({
      query,
      variables: { filter },
      fetchPolicy: 'network-only',
      context: automatic,
    })
    if (data) setCount(countOf(data.answer))
  }, [client, document, filter, up])
  const later = useRecount(entity, ask, { gatheringMs })
  useEffect(() => later(ask, 0), [later, ask])
  return count
}
