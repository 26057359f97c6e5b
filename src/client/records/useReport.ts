// The figures of a report over some days, as far as its viewer may read them.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { alikeBy } from '../../../language/alike.ts'
import { decide } from '../../../language/access.ts'
import { useZone } from '../viewerZone.ts'
import { useViewer } from '../useViewer.ts'
import { guardsFor, variablesFor } from './variablesFor.ts'
import { useRecords } from './useRecords.ts'
import { named } from '../../../language/named.ts'

/** One number; day and key say which of several. */
export interface Figure {
  readonly name: string
  readonly day?: string | null
  readonly key?: string | null
  readonly title?: string | null
  readonly value: string
  readonly before?: string | null
  readonly currency?: string | null
}

/** Days as 2026-11-21, the first and the last among them, in the viewer's zone. */
export interface Days {
  readonly from: string
  readonly until: string
}

export interface ReportFigures {
  /** By name, in their order; undefined until they are there for the first time. */
  readonly figures: ReadonlyMap<string, readonly Figure[]> | undefined
  /** Parts that the viewer may read. */
  readonly parts: ReadonlySet<string>
  /** Those that are shown are of other days: new ones are on their way. */
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => void
}

type Answer = Readonly<Record<string, readonly Figure[] | string>> | null

/** A part that was refused, or whose read failed, is empty. */
const byName = (answer: Answer): ReadonlyMap<string, readonly Figure[]> =>
  alikeBy(
    Object.values(answer ?? {}).flatMap((part) => (Array.isArray(part) ? (part as readonly Figure[]) : [])),
    ({ name }) => name,
  )

/** Suspends until the entity's documents are there. @param id the record it is about, where it is about one */
export const useReport = (entity: string, name: string, { from, until }: Days, id?: string): ReportFigures => {
  const records = useRecords(entity)
  const viewer = useViewer()
  const zone = useZone()
  const report = named(records.entity.reports, name)
  const document = report && records.documents[report.document]
  if (!document) throw new Error(`${entity} has no report ${name}`)
  const { data, previousData, error, loading, refetch } = useQuery(document as TypedDocumentNode<{ answer: Answer }>, {
    variables: variablesFor(document, { id, period: { from, until, zone }, ...guardsFor(viewer, report.guards) }),
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  })
  const answer = (data ?? previousData)?.answer
  const figures = useMemo(() => (answer ? byName(answer) : undefined), [answer])
  const parts = useMemo(
    () => new Set(report.parts.filter(({ guard }) => !guard || decide(viewer, guard).allowed).map((each) => each.name)),
    [report, viewer],
  )
  return { figures, parts, loading, failed: error !== undefined, retry: () => void refetch().catch(() => undefined) }
}
