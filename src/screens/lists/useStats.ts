// Exact counts and sums per value of one field, for tabs and filter choices; kept true as records change.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { skipToken, useQuery } from '@apollo/client/react'
import { automatic } from '../../client/automatic.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Sum } from '../../client/records/Row.ts'
import { useRecount } from '../../client/records/useRecount.ts'
import { variablesFor } from '../../client/records/variablesFor.ts'
import type { Filters } from './activeFilters.ts'
import { useZone } from '../../client/viewerZone.ts'
import { filterWire } from './filterWire.ts'
import { makeDocument } from '../../../language/documents.ts'

/** Stands for a document where nothing is asked: a query that is skipped has to be one all the same. */
const noDocument = makeDocument('query', 'Nothing', '', '', 'answer:__typename', [])

export interface Stats {
  /** Path of the field whose values are counted. */
  readonly by: string
  readonly sums: readonly Sum[]
}

const nowhere: Filters = {}
/**
 * Undefined while unknown, and for entities that count nothing.
 * @param fixed what narrows the records that are counted; the same object as long as it says the same
 */
export const useStats = ({ entity, documents }: Records, fixed: Filters = nowhere): Stats | undefined => {
  const { stats } = entity
  const zone = useZone()
  const document = stats && documents[stats.document]
  const { data, refetch } = useQuery(
    (document ?? noDocument) as TypedDocumentNode<{ answer: readonly Sum[] }>,
    document
      ? {
          variables: variablesFor(document, { filter: filterWire(entity, fixed, zone) }),
          fetchPolicy: 'cache-and-network',
          errorPolicy: 'all',
          context: automatic,
        }
      : skipToken,
  )
  useRecount(entity.name, refetch, { when: () => stats !== undefined })
  return stats && data?.answer ? { by: stats.by, sums: data.answer } : undefined
}
