// The views that somebody keeps of a list, and those that others share.
import { useApolloClient, useQuery } from '@apollo/client/react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { SavedViewsFindAllQuery } from '#generated/graphql/types.ts'
import { useState } from 'react'
import { failureText } from '../../client/records/serverText.ts'
import { useText } from '../../client/texts/useText.ts'

export type SavedView = SavedViewsFindAllQuery['answer'][number]

export type WantedView = Pick<SavedView, 'name' | 'place' | 'shared'>

export interface SavedViews {
  /** undefined while they are read. */
  readonly views: readonly SavedView[] | undefined
  readonly busy: boolean
  /** In words. */
  readonly problem: string | undefined
  /** @returns whether it is kept */
  readonly save: (wanted: WantedView) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

export const useSavedViews = (entity: string): SavedViews => {
  const t = useText()
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const { data, error, refetch } = useQuery(sessionChanges.SavedViewsFindAll, {
    variables: { entity },
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  })
  const change = async (run: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailed(undefined)
    try {
      await run()
      await refetch()
      return true
    } catch (failure) {
      setFailed(failureText(failure, t))
      return false
    } finally {
      setBusy(false)
    }
  }
  const context = { quiet: true }
  return {
    views: data?.answer,
    busy,
    problem: failed ?? (error && failureText(error, t)),
    save: (wanted) => change(() => client.mutate({ mutation: sessionChanges.SavedViewSave, variables: { entity, ...wanted }, context })),
    remove: (id) => change(() => client.mutate({ mutation: sessionChanges.SavedViewDelete, variables: { entity, id }, context })),
  }
}
