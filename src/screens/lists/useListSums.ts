// Exact sums over a list's whole filter. They are asked for once its rows are there, so that rows never wait for them; kept true as records change.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { automatic } from '../../client/automatic.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Sum } from '../../client/records/Row.ts'
import { useRecount } from '../../client/records/useRecount.ts'
import { variablesFor, type Variables } from '../../client/records/variablesFor.ts'
import { useZone } from '../../client/viewerZone.ts'
import { filterWire } from './filterWire.ts'
import type { ListScreenState } from './useListScreen.ts'
import { shownAtOnce } from '../../client/records/useStanding.ts'

type Summed = TypedDocumentNode<{ answer: readonly Sum[] }>

/** What is to be summed: the same rows whatever their order and stretch. */
export interface Summing {
  readonly document: Summed
  readonly variables: Variables
  readonly key: string
}

/** @param name of the sums' document @returns undefined until rows of this filter were there: another sort or stretch of them asks for nothing anew */
export const useSumming = (
  { entity, documents }: Records,
  name: string,
  { params, state }: Pick<ListScreenState, 'params' | 'state'>,
): Summing | undefined => {
  const document = documents[name]
  if (!document) throw new Error(`${entity.name} has no document ${name}`)
  const { narrowed, stretch, stale } = state
  const { search } = params
  const zone = useZone()
  const variables = useMemo(
    () => variablesFor(document, { search: search === '' ? undefined : search, filter: filterWire(entity, narrowed, zone) }),
    [document, entity, narrowed, search, zone],
  )
  const key = JSON.stringify(variables)
  const [shown, setShown] = useState<string>()
  if (stretch !== undefined && !stale && shown !== key) setShown(key)
  return shown === key ? { document, variables, key } : undefined
}

export interface ListSumsState {
  readonly sums: readonly Sum[] | undefined
  readonly waiting: boolean
}

/**
 * For one component for each key of what is summed. With other options Apollo asks at once, while React draws; what React then draws anew, because a
 * piece beside it is not there yet, would be asked for again, and its answer would make it draw anew.
 */
export const useListSums = ({ entity }: Records, { document, variables }: Summing): ListSumsState => {
  const { data, error, refetch } = useQuery(document, {
    variables,
    ...shownAtOnce,
    context: automatic,
  })
  useRecount(entity.name, refetch)
  return { sums: data?.answer, waiting: data === undefined && error === undefined }
}
