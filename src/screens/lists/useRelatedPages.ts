// Records of another entity that point at one, stretch by stretch: the list's first ones, then as many more as are asked for.
import { useQuery } from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import { decide } from '../../../language/access.ts'
import type { SortModel } from '../../../language/model.ts'
import { automatic } from '../../client/automatic.ts'
import type { Filters } from './activeFilters.ts'
import { filterWire, referring } from './filterWire.ts'
import { guardsFor, variablesFor } from '../../client/records/variablesFor.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row, Stretch } from '../../client/records/Row.ts'
import { shownAtOnce, useReadAgain, useStanding } from '../../client/records/useStanding.ts'
import { sortWire } from './sorts.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useZone } from '../../client/viewerZone.ts'

export interface RelatedPages {
  readonly rows: readonly Row[]
  /** An answer with them is on its way. */
  readonly reading: boolean
  /** Nothing to show yet. */
  readonly loading: boolean
  readonly error: unknown
  /** Why the rows could not be read again. */
  readonly outdated: unknown
  /** Reads the next stretch; undefined where there is none. */
  readonly more: (() => void) | undefined
  readonly reload: () => void
  /** The same, without being asked by anybody. */
  readonly readAgain: () => void
  /** Reads the first ones again, as they are now, and puts those that are new before the others, however many are shown. */
  readonly readNew: () => Promise<void>
}

export interface RelatedPagesOptions {
  /** How many a stretch has, 100 at most. */
  readonly first: number
  /** Absent = as their list is. */
  readonly sort?: SortModel
  /** What narrows them further. */
  readonly filters?: Filters
  /** Nothing is asked; absent = where its viewer may not read the entity. */
  readonly skip?: boolean
  /** What is further back is read without being asked for by anybody: it keeps no session alive. */
  readonly moreUnasked?: boolean
}

interface Answer {
  readonly answer: Stretch
}

const none: readonly Row[] = []
const unfiltered: Filters = {}

const without = (rows: readonly Row[], known: readonly Row[]): readonly Row[] => {
  const ids = new Set(known.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

/** The question for a stretch: the same object as long as it asks the same. */
const useQuestion = ({ entity, documents }: Records, by: string, id: string, options: RelatedPagesOptions) => {
  const viewer = useViewer()
  const { list } = entity
  const document = list && documents[list.document]
  if (!document) throw new Error(`${entity.name} has no list to be related by`)
  const { first, sort = list.sort, filters = unfiltered } = options
  const zone = useZone()
  const variables = useMemo(
    () =>
      variablesFor(document, {
        ...guardsFor(viewer, list.guards),
        filter: { ...filterWire(entity, filters, zone), ...referring(entity, by, id) },
        sort: sortWire(sort),
        first,
      }),
    [viewer, entity, list, document, by, id, first, sort, filters, zone],
  )
  return { document, variables, mayRead: decide(viewer, entity.parts[0]?.read, viewer.id).allowed }
}

export const useRelatedPages = (records: Records, by: string, id: string, options: RelatedPagesOptions): RelatedPages => {
  const { document, variables, mayRead } = useQuestion(records, by, id, options)
  const { data, error, loading, refetch, fetchMore, client } = useQuery<Answer>(document, {
    variables,
    // What would be refused is not asked for.
    skip: options.skip ?? !mayRead,
    ...shownAtOnce,
  })
  const { answer, ...problems } = useStanding(JSON.stringify(variables), data?.answer, error)
  const more = useCallback(() => {
    const after = answer?.end
    const joined = (one: Answer, next: Answer): Answer => ({
      answer: { ...next.answer, items: [...one.answer.items, ...without(next.answer.items, one.answer.items)] },
    })
    void fetchMore({
      variables: { ...variables, after },
      ...(options.moreUnasked === true && { context: automatic }),
      updateQuery: (one, { fetchMoreResult }) => joined(one, fetchMoreResult),
    }).catch(() => undefined)
  }, [answer, fetchMore, variables, options.moreUnasked])
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const readAgain = useReadAgain(refetch)
  const readNew = useCallback(async () => {
    const { data: newest } = await client.query<Answer>({ query: document, variables, fetchPolicy: 'no-cache', context: automatic })
    const items = newest?.answer.items ?? none
    client.cache.updateQuery<Answer>({ query: document, variables }, (shown) => {
      const fresh = without(items, shown?.answer.items ?? none)
      // So many came that some would be missing in between: it begins anew.
      if (!shown || fresh.length === items.length) return newest
      const now = new Map(items.map((each) => [each.id, each]))
      return { answer: { ...shown.answer, items: [...fresh, ...shown.answer.items.map((each) => now.get(each.id) ?? each)] } }
    })
  }, [client, document, variables])
  return {
    rows: answer?.items ?? none,
    reading: loading,
    loading: loading && !answer,
    ...problems,
    more: answer?.hasNext === true ? more : undefined,
    reload,
    readAgain,
    readNew,
  }
}
