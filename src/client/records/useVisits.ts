// One's own visits and kept records, as they were last read; and how one is kept or let go.
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useCallback } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { VisitedRecordsFindAllQuery } from '#generated/graphql/types.ts'
import { maxKept } from '../../../language/visits.ts'
import { automatic } from '../automatic.ts'
import { addOwnTexts } from '../texts/productTexts.ts'
import texts from '../texts/visits.en.json'
import { useText } from '../texts/useText.ts'
import { useConsole } from '../useConsole.ts'
import { failureText } from './serverText.ts'

addOwnTexts(texts)

/** A record, whatever its entity. */
export interface Place {
  readonly entity: string
  readonly record: string
}

export type Visit = VisitedRecordsFindAllQuery['answer'][number]

const context = { ...automatic, quiet: true }

export interface VisitsState {
  /** Undefined until they are read. */
  readonly visits: readonly Visit[] | undefined
  readonly failed: boolean
}

/** @param anew they are read again, whatever is known of them */
export const useVisits = ({ anew }: { readonly anew: boolean }): VisitsState => {
  const { data, error, loading } = useQuery(sessionChanges.VisitedRecordsFindAll, {
    fetchPolicy: anew ? 'network-only' : 'cache-first',
    nextFetchPolicy: 'cache-first',
    context,
  })
  return { visits: anew && loading ? undefined : data?.answer, failed: error !== undefined }
}

export const isKept = (visits: readonly Visit[] | undefined, { entity, record }: Place): boolean =>
  visits?.some((each) => each.kept && each.entity === entity && each.record === record) ?? false

export type Keep = (place: Place, kept: boolean) => Promise<boolean>

/** What goes wrong is told. Once it is done, whoever shows visits shows them anew. @returns whether it was done */
export const useKeep = (): Keep => {
  const client = useApolloClient()
  const t = useText()
  const { notices } = useConsole()
  return useCallback(
    async ({ entity, record }, kept) => {
      const variables = { entity, record, kept }
      try {
        const { data } = await client.mutate({
          mutation: sessionChanges.KeepRecord,
          variables,
          context: { quiet: true },
        })
        if (data?.answer !== true) {
          notices.error(t('visits.full', [String(maxKept)]))
          return false
        }
      } catch (failure) {
        notices.error(failureText(failure, t))
        return false
      }
      await client.query({ query: sessionChanges.VisitedRecordsFindAll, fetchPolicy: 'network-only', context }).catch(() => undefined)
      return true
    },
    [client, t, notices],
  )
}
