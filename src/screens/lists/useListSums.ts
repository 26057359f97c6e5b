// Exact sums over a list's whole filter. They are asked for once its rows are there, so that rows never wait for them; kept true as records change.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { skipToken, useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { automatic } from '../../client/automatic.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Sum } from '../../client/records/Row.ts'
import { useRecount } from '../../client/records/useRecount.ts'
import { variablesFor } from '../../client/records/variablesFor.ts'
import { useZone } from '../../client/viewerZone.ts'
import { filterWire } from './filterWire.ts'
import type { ListScreenState } from './useListScreen.ts'

/** What it sums: the same rows whatever their order and stretch. */
const useSummed = ({ entity, documents }: Records, name: string, { params, state }: Pick<ListScreenState, 'params' | 'state'>) => {
  const document = documents[name]
  if (!document) throw new Error(`${entity.name} has no document ${name}`)
  const { narrowed } = state
  const { search } = params
  const zone = useZone()
  const variables = useMemo(
    () => variablesFor(document, { search: search === '' ? undefined : search, filter: filterWire(entity, narrowed, zone) }),
    [document, entity, narrowed, search, zone],
  )
  return { document: document as TypedDocumentNode<{ answer: readonly Sum[] }>, variables, key: JSON.stringify(variables) }
}

export interface ListSumsState {
  readonly sums: readonly Sum[] | undefined
  readonly waiting: boolean
}

/** @param name of the sums' document */
export const useListSums = (records: Records, name: string, screen: Pick<ListScreenState, 'params' | 'state'>): ListSumsState => {
  const { document, variables, key } = useSummed(records, name, screen)
  const { stretch, stale } = screen.state
  const [shown, setShown] = useState<string>()
  // Once rows of this filter were there, another sort or stretch of them asks for nothing anew.
  if (stretch !== undefined && !stale && shown !== key) setShown(key)
  const asked = shown === key
  const { data, error, refetch } = useQuery(
    document,
    asked
      ? { variables, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', errorPolicy: 'all', context: automatic }
      : skipToken,
  )
  useRecount(records.entity.name, refetch, { when: () => asked })
  return { sums: data?.answer, waiting: data === undefined && error === undefined && screen.state.error === undefined }
}
