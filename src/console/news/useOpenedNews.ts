// What an opened bell tells: as of the moment when it was opened, however often it is read again; what was shown is seen from then on, everywhere.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { NewsModel } from '../../../language/model.ts'
import { valueAt } from '../../../language/paths.ts'
import { automatic } from '../../client/automatic.ts'
import type { Stretch } from '../../client/records/Row.ts'
import { guardsFor } from '../../client/records/variablesFor.ts'
import { useOnlyLooks } from '../../client/useOnlyLooks.ts'
import { useViewer } from '../../client/useViewer.ts'
import { wireAt } from '../counted/listAt.ts'
import { homeDocument } from '../counted/useCount.ts'
import { useRead } from '../counted/useRead.ts'
import { filtersOf, useCountNews, useNewsTimes, type NewsLine, type NewsTimes } from './useNews.ts'

export interface OpenedLine extends NewsLine {
  /** Absent where nothing tells it. */
  readonly newest: string | undefined
}

export interface OpenedNews extends NewsTimes {
  /** Only of what there is some. */
  readonly lines: readonly OpenedLine[]
}

/** The time of the newest of what was counted. */
const useNewest = (): ((entry: NewsModel, since: string) => Promise<string | undefined>) => {
  const [client, viewer] = [useApolloClient(), useViewer()]
  return useCallback(
    async (entry, since) => {
      if (!entry.newest) return undefined
      const { document, guards, sort } = entry.newest
      const filter = wireAt(entry, filtersOf(entry, since, viewer.id))
      const { data } = await client.query<{ answer: Stretch }>({
        query: homeDocument(document),
        variables: { filter, sort, first: 1, ...guardsFor(viewer, guards) },
        fetchPolicy: 'no-cache',
        context: automatic,
      })
      const time = valueAt(data?.answer.items[0], entry.at)
      return typeof time === 'string' ? time : undefined
    },
    [client, viewer],
  )
}

export const useOpenedNews = (entries: readonly NewsModel[]): OpenedNews | undefined => {
  const [client, onlyLooks] = [useApolloClient(), useOnlyLooks()]
  const [times, countNews, newest] = [useNewsTimes(), useCountNews(entries), useNewest()]
  const opened = useRef<string>(undefined)
  const ask = useCallback(async (): Promise<OpenedNews | undefined> => {
    const told = await times()
    if (!told) return undefined
    opened.current ??= told.since
    const since = opened.current
    const some = (await countNews(since)).filter(({ count }) => count > 0)
    const lines = some.map(async (line) => ({ ...line, newest: await newest(line.entry, since) }))
    return { since, until: told.until, lines: await Promise.all(lines) }
  }, [times, countNews, newest])
  const news = useRead(
    entries.map(({ entity }) => entity),
    ask,
  )
  const until = news?.until
  const told = useRef(false)
  useEffect(() => {
    if (until === undefined || onlyLooks) return
    // To open it is somebody's doing; that it is read again is not, and keeps no session alive.
    const context = { ...(told.current && automatic), quiet: true }
    told.current = true
    // What fails is for the next time to cure: it is told once more.
    void client.mutate({ mutation: sessionChanges.NewsSeen, variables: { until }, context }).catch(() => undefined)
  }, [client, until, onlyLooks])
  return news
}
