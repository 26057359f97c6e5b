// What a custom of the server answers: read once, again when somebody comes back to the tab, and as often as one says.
import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import type { DocumentNode } from 'graphql'
import { frameDocuments } from '#generated/documents/frame.ts'
import { automatic, automatically } from '../automatic.ts'

const documents: Readonly<Record<string, DocumentNode>> = frameDocuments

export interface AnswerState {
  /** Undefined until it is there; its form is the custom's own, so it is looked at before use. */
  readonly answer: unknown
  /** The last time there was none. */
  readonly failed: boolean
  readonly loading: boolean
  readonly again: () => Promise<void>
}

export interface AnswerOptions {
  /** Name of its document: ClientDetails. */
  readonly document: string
  /** Milliseconds between two askings; 0 = once. */
  readonly every?: number
}

const documentOf = (name: string): DocumentNode => {
  const found = documents[name]
  if (!found) throw new Error(`no custom answers ${name}`)
  return found
}

export const useAnswer = ({ document, every = 0 }: AnswerOptions): AnswerState => {
  const { data, error, loading, refetch } = useQuery<{ answer: unknown }>(documentOf(document), {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: automatic,
  })
  const again = useCallback(async () => {
    await automatically(async () => refetch()).catch(() => undefined)
  }, [refetch])
  useEffect(() => {
    const back = (): void => void (globalThis.document.visibilityState === 'visible' && again())
    const timer = every > 0 ? setInterval(() => void again(), every) : undefined
    globalThis.document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      globalThis.document.removeEventListener('visibilitychange', back)
    }
  }, [every, again])
  const answer = error ? undefined : data?.answer
  return { answer, failed: error !== undefined || (data !== undefined && answer === null), loading, again }
}
