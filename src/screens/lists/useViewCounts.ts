// How many records each view of a list holds: exact, counted by the server, counted again as records change and when changes were lost.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import type { ViewModel } from '../../../language/model.ts'
import { automatic } from '../../client/automatic.ts'
import { countOf, type Sum } from '../../client/records/Row.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { useKept } from '../../client/records/useKept.ts'
import { variablesFor, type Variables } from '../../client/records/variablesFor.ts'
import { useZone } from '../../client/viewerZone.ts'
import { filterWire } from './filterWire.ts'

export type Counted = Pick<ViewModel, 'name' | 'filter'>

/** By the view's name; empty until known, and for entities that count nothing. */
export const useViewCounts = ({ entity, documents }: Records, views: readonly Counted[]): ReadonlyMap<string, number> => {
  const client = useApolloClient()
  const zone = useZone()
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const document = entity.stats && documents[entity.stats.document]
  // The same as long as it asks the same: going from view to view counts nothing anew.
  const written = JSON.stringify(views.map(({ name, filter }) => ({ name, filter: filterWire(entity, filter, zone) })))
  const count = useCallback(async () => {
    if (!document) return
    const asked = (JSON.parse(written) as readonly { readonly name: string; readonly filter?: Variables }[]).map(
      async ({ name, filter }) => {
        const variables = variablesFor(document, { filter })
        const { data } = await client.query<{ answer: readonly Sum[] }>({
          query: document,
          variables,
          fetchPolicy: 'network-only',
          context: automatic,
        })
        return [name, countOf(data?.answer ?? [])] as const
      },
    )
    setCounts(new Map(await Promise.all(asked)))
  }, [client, document, written])
  useKept(entity.name, count)
  return counts
}
