// Keeps shown records true: what others change is read again row by row, what they remove stays, marked, until the next read.
import { useApolloClient } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { automatic } from '../automatic.ts'
import { useChanges, useLater } from '../useChanges.ts'
import type { Row } from './Row.ts'
import { variablesFor, type Variables } from './variablesFor.ts'

/** What happened to a shown record elsewhere, and who did it. */
export interface Happened {
  readonly by: string | undefined
  readonly time: string | undefined
  readonly gone: boolean
}

export interface RowChanges {
  readonly happened: ReadonlyMap<string, Happened>
  /** How many records others made since the list was read, as far as they are not shown. */
  readonly fresh: number
  /** Reads one record again, after one's own action. */
  readonly touch: (id: string, by: string) => void
  /** These came by one's own action, which needs no telling, whether the live channel or its answer is first. */
  readonly made: (ids: readonly string[]) => void
  /** Forgets what happened elsewhere, once the list has been read again. */
  readonly forget: () => void
}

export interface RowChangesOptions {
  readonly entity: string
  readonly document: DocumentNode
  readonly guards: Variables
  readonly ids: readonly string[]
  /** An answer with them is on its way. */
  readonly reading: boolean
  /** Reads everything again. */
  readonly reload: () => void
}

const gatheringMs = 60
const maxRowsAsked = 10

export const useRowChanges = ({ entity, document, guards, ids, reading, reload }: RowChangesOptions): RowChanges => {
  const client = useApolloClient()
  const [happened, setHappened] = useState<ReadonlyMap<string, Happened>>(new Map())
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<string, Happened>())
  const shown = useMemo(() => new Set(ids), [ids])
  const tell = useCallback((id: string, what: Happened) => setHappened((now) => new Map(now).set(id, what)), [])

  const readAgain = useCallback(async () => {
    const changed = [...waiting.current]
    waiting.current.clear()
    if (changed.length > maxRowsAsked) return reload()
    await Promise.all(
      changed.map(async ([id, what]) => {
        const { data } = await client.query<{ answer: Row | null }>({
          query: document,
          variables: variablesFor(document, { ...guards, id }),
          fetchPolicy: 'network-only',
          errorPolicy: 'all',
          context: automatic,
        })
        tell(id, { ...what, gone: data?.answer === null })
      }),
    )
  }, [client, document, guards, reload, tell])

  const later = useLater()
  const soon = useCallback(
    (id: string, what: Happened) => {
      waiting.current.set(id, what)
      later(readAgain, gatheringMs)
    },
    [later, readAgain],
  )
  const follow = (id: string, what: Happened): void => (what.gone ? tell(id, what) : soon(id, what))
  // What is on its way may have been read before: it would be shown over what is read now, or be the first that is shown of it.
  const heard = useRef(new Map<string, Happened>())
  const followHeard = useEffectEvent(() => {
    for (const [id, what] of heard.current) if (shown.has(id)) follow(id, what)
    heard.current.clear()
  })
  useEffect(() => {
    if (!reading) followHeard()
  }, [reading])
  const touch = useCallback((id: string, by: string) => soon(id, { by, time: undefined, gone: false }), [soon])
  const made = useCallback((these: readonly string[]) => setOwn((now) => new Set([...now, ...these])), [])
  useChanges(entity, ({ kind, id, created, by, time }) => {
    if (id === undefined || id === null) return
    const what: Happened = { by: by ?? undefined, time: time ?? undefined, gone: kind === 'REMOVED' }
    if (created && !shown.has(id)) setFresh((now) => new Set(now).add(id))
    else if (reading) heard.current.set(id, what)
    else if (shown.has(id)) follow(id, what)
  })

  const forget = useCallback(() => {
    setHappened(new Map())
    setFresh(new Set())
  }, [])
  const unseen = [...fresh].filter((id) => !shown.has(id) && !own.has(id))
  return { happened, fresh: unseen.length, touch, made, forget }
}
