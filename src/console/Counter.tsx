// How many records wait behind a menu entry, exact and live, and the way to just those. None is not shown, unless asked for.
import { useCallback, useState, type ReactElement } from 'react'
import { Link } from '../look/Link.tsx'
import { useText } from '../client/texts/useText.ts'
import type { CountOf } from './menuEntries.ts'
import { useApolloClient } from '@apollo/client/react'
import { frameDocuments } from '#generated/documents/frame.ts'
import { automatic } from '../client/automatic.ts'
import { useConnection } from '../client/ConnectionContext.ts'
import { countOf, type Sum } from '../client/records/Row.ts'
import { useKept } from '../client/records/useKept.ts'
import { useStore } from '../client/createStore.ts'
import type { DocumentNode } from 'graphql'

/** Milliseconds: many changes at once are counted once. */
const gatheringMs = 400

const documents: Readonly<Record<string, DocumentNode>> = frameDocuments

/**
 * Counts the records of a view, and counts again when one of them changes.
 * Undefined until known.
 */
const useWaitingCount = ({ entity, document, filter }: CountOf): number | undefined => {
  const client = useApolloClient()
  const up = useStore(useConnection().up)
  const [count, setCount] = useState<number>()
  const ask = useCallback(async () => {
    const query = documents[document]
    if (!query || !up) return
    const { data } = await client.query<{ answer: readonly Sum[] }>({
      query,
      variables: { filter },
      fetchPolicy: 'network-only',
      context: automatic,
    })
    if (data) setCount(countOf(data.answer))
  }, [client, document, filter, up])
  useKept(entity, ask, { gatheringMs })
  return count
}

export const Counter = ({ count, zero = false }: { readonly count: CountOf; readonly zero?: boolean }): ReactElement | null => {
  const waiting = useWaitingCount(count)
  const text = useText()
  if (waiting === undefined || (waiting === 0 && !zero)) return null
  const words = String(waiting)
  return (
    <Link className="counter" to={count.to} title={count.label}>
      <span aria-hidden="true">{words}</span>
      <span className="onlyRead">{text('shell.counted', [count.label, words])}</span>
    </Link>
  )
}
