// How much is new, by the moment up to which one has seen it, which the server keeps.
import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { NewsModel } from '../../../language/model.ts'
import { automatic } from '../../client/automatic.ts'
import { useStore } from '../../client/createStore.ts'
import { preferences } from '../../client/preferences.ts'
import { useViewer } from '../../client/useViewer.ts'
import type { Filters } from '../counted/listAt.ts'
import { useCount } from '../counted/useCount.ts'
import { useRead } from '../counted/useRead.ts'

export interface NewsLine {
  readonly entry: NewsModel
  readonly count: number
}

/** Both by the server's clock. */
export interface NewsTimes {
  readonly since: string
  readonly until: string
}

export const filtersOf = ({ at, mine }: NewsModel, since: string, viewer: string): Filters => ({
  [at]: { from: since },
  ...(mine === undefined ? {} : { [mine]: [viewer] }),
})

/** undefined = it could not be asked. */
export const useNewsTimes = (): (() => Promise<NewsTimes | undefined>) => {
  const client = useApolloClient()
  return useCallback(async () => {
    const query = sessionChanges.GetMyNews
    const { data } = await client.query<{ answer: NewsTimes }>({ query, fetchPolicy: 'no-cache', context: automatic })
    return data?.answer
  }, [client])
}

export const useCountNews = (entries: readonly NewsModel[]): ((since: string) => Promise<readonly NewsLine[]>) => {
  const [count, { id }] = [useCount(), useViewer()]
  return useCallback(
    async (since) => Promise.all(entries.map(async (entry) => ({ entry, count: (await count(entry, filtersOf(entry, since, id))) ?? 0 }))),
    [entries, count, id],
  )
}

const nothing: readonly NewsLine[] = []

/** What is new as long as the bell is not opened, and not quiet. undefined until it is known. */
export const useNews = (entries: readonly NewsModel[], quiet: boolean): readonly NewsLine[] | undefined => {
  const [times, countNews] = [useNewsTimes(), useCountNews(entries)]
  const { newsSeen } = useStore(preferences)
  const ask = useCallback(async () => {
    if (quiet) return nothing
    const since = newsSeen ?? (await times())?.since
    return since === undefined ? undefined : countNews(since)
  }, [quiet, newsSeen, times, countNews])
  return useRead(
    entries.map(({ entity }) => entity),
    ask,
  )
}
