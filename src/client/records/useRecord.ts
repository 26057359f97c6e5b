// One record as its own screen reads it: each part under its right, kept true while others change it.
import { useQuery } from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import type { DetailModel, EntityModel } from '../../../language/model.ts'
import { subjectOf } from '../../../language/access.ts'
import { valueAt } from '../../../language/paths.ts'
import { useChanges } from '../useChanges.ts'
import { useViewer } from '../useViewer.ts'
import { guardsFor, variablesFor } from './variablesFor.ts'
import type { Records } from './loadRecords.ts'
import type { Row } from './Row.ts'
import { shownAtOnce, useReadAgain, useStanding } from './useStanding.ts'
import { person } from '#generated/access.ts'

/** The role of whose record it is, where it is a person's. */
export const roleOf = (entity: EntityModel, record: Row | null | undefined): string | undefined => {
  const role = entity.name === person.entity ? valueAt(record, person.role) : undefined
  return typeof role === 'string' ? role : undefined
}

export interface RecordState {
  /** Undefined while it is on its way; null = there is none, or not for this viewer. */
  readonly record: Row | null | undefined
  readonly error: unknown
  /** Why what is shown could not be read again. */
  readonly outdated: unknown
  readonly reload: () => void
  /** Id of the person it is about. */
  readonly subject: string | undefined
  /** Role of that person, where the record is the person. */
  readonly role: string | undefined
}

/** Whom the record is about; id is known before it is read. */
export const subjectIn = (entity: EntityModel, id: string | undefined, record: Row | null | undefined): string | undefined =>
  subjectOf(entity, id, (path) => valueAt(record, path))

export const useRecord = ({ entity, documents }: Records, detail: DetailModel, id: string | undefined): RecordState => {
  const viewer = useViewer()
  const document = documents[detail.document]
  if (!document) throw new Error(`${entity.name} has no document ${detail.document}`)
  const known = subjectIn(entity, id, undefined)
  const guards = useMemo(() => guardsFor(viewer, detail.guards, known), [viewer, detail, known])
  const { data, error, refetch } = useQuery<{ answer: Row | null }>(document, {
    variables: variablesFor(document, { ...guards, id }),
    ...shownAtOnce,
  })
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const readAgain = useReadAgain(refetch)
  const { answer: record, ...problems } = useStanding(id, data?.answer, error)
  useChanges(entity.name, (change) => {
    if (change.id === (record?.id ?? id)) readAgain()
  })
  return {
    record,
    ...problems,
    reload,
    subject: subjectIn(entity, id, record),
    role: roleOf(entity, record),
  }
}
