// Records of another entity that point at one, stretch by stretch: the list's first ones, then as many more as are asked for.
import { useQuery } from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import { decide } from '../../../language/access.ts'
import { referring } from './filterWire.ts'
import { guardsFor, variablesFor } from '../../client/records/variablesFor.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row, Stretch } from '../../client/records/Row.ts'
import { useStanding } from '../../client/records/useStanding.ts'
import { sortWire } from './sorts.ts'
import { useViewer } from '../../client/useViewer.ts'

export interface RelatedPages {
  readonly rows: readonly Row[]
  readonly loading: boolean
  readonly error: unknown
  /** Why the rows could not be read again. */
  readonly outdated: unknown
  /** Reads the next stretch; undefined where there is none. */
  readonly more: (() => void) | undefined
  readonly reload: () => void
}

const none: readonly Row[] = []

/** @param first how many a stretch has, 100 at most */
export const useRelatedPages = ({ entity, documents }: Records, by: string, id: string, first: number): RelatedPages => {
  const viewer = useViewer()
  const { list } = entity
  const document = list && documents[list.document]
  if (!document) throw new Error(`${entity.name} has no list to be related by`)
  const variables = useMemo(
    () =>
      variablesFor(document, { ...guardsFor(viewer, list.guards), filter: referring(entity, by, id), sort: sortWire(list.sort), first }),
    [viewer, entity, list, document, by, id, first],
  )
  const { data, error, loading, refetch, fetchMore } = useQuery<{ answer: Stretch }>(document, {
    variables,
    // What would be refused is not asked for.
    skip: !decide(viewer, entity.parts[0]?.read, viewer.id).allowed,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  })
  const { answer, ...problems } = useStanding(JSON.stringify(variables), data?.answer, error)
  const more = useCallback(() => {
    const after = answer?.end
    const joined = (one: { answer: Stretch }, next: { answer: Stretch }) => ({
      answer: { ...next.answer, items: [...one.answer.items, ...next.answer.items] },
    })
    void fetchMore({
      variables: { ...variables, after },
      updateQuery: (one, { fetchMoreResult }) => joined(one, fetchMoreResult),
    }).catch(() => undefined)
  }, [answer, fetchMore, variables])
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return {
    rows: answer?.items ?? none,
    loading: loading && !answer,
    ...problems,
    more: answer?.hasNext === true ? more : undefined,
    reload,
  }
}
