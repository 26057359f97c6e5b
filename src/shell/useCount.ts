// Counts the records of a view, and counts again when one of them changes.
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { frameDocuments } from '#generated/documents/frame.ts'
import { camel } from '../../language/names.ts'
import { automatic } from '../connection/automatic.ts'
import { useChanges } from '../connection/useChanges.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useStore } from '../store/useStore.ts'
import type { CountOf } from './MenuEntry.ts'
import type { DocumentNode } from 'graphql'

/** Milliseconds: many changes at once are counted once. */
const gather = 400

interface Stats {
  readonly answer: readonly { readonly key: string; readonly count: number }[]
}
const documents: Readonly<Record<string, DocumentNode>> = frameDocuments

/** With several sums a value comes once for each; its count is the same every time. */
const countIn = ({ answer }: Stats): number => {
  const counts = new Map(answer.map(({ key, count }) => [key.split(':')[0] ?? key, count]))
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

/** Undefined until known. */
export const useCount = ({ entity, document, filter }: CountOf): number | undefined => {
  const client = useApolloClient()
  const up = useStore(useConnection().up)
  const [count, setCount] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useCallback(async () => {
    const query = documents[document]
    if (!query) return
    const { data } = await client.query<Stats>({
      query,
      variables: { filter: Object.fromEntries(Object.entries(filter).map(([path, values]) => [camel(path), values])) },
      fetchPolicy: 'network-only',
      context: automatic,
    })
    if (data) setCount(countIn(data))
  }, [client, document, filter])
  const later = useCallback(
    (pause: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void ask().catch(() => undefined), pause)
    },
    [ask],
  )
  useEffect(() => {
    if (up) later(0)
    return () => clearTimeout(timer.current)
  }, [up, later])
  useChanges(entity, () => later(gather))
  return count
}
