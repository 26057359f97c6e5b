// What a custom of the server answers: read once, again when somebody comes back to the tab, and as often as one says.
import { skipToken, useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import type { DocumentNode } from 'graphql'
import { documentLoaders } from '#generated/documents/index.ts'
import { noDocument } from './noDocument.ts'
import { automatic, automatically } from '../connection/automatic.ts'

type Loaders = Readonly<Record<string, () => Promise<Readonly<Record<string, DocumentNode>>>>>
const loaders = documentLoaders as unknown as Loaders

export interface AnswerState {
  /** Undefined until it is there; its form is the custom's own, so it is looked at before use. */
  readonly answer: unknown
  /** The last time there was none. */
  readonly failed: boolean
  readonly loading: boolean
  readonly again: () => Promise<void>
}

export interface AnswerOptions {
  readonly entity: string
  /** Name of its document: ClientDetails. */
  readonly document: string
  /** Milliseconds between two askings; 0 = once. */
  readonly every?: number
}

const useDocument = ({ entity, document }: AnswerOptions): DocumentNode | undefined => {
  const [found, setFound] = useState<DocumentNode>()
  useEffect(() => {
    let there = true
    void loaders[entity]?.().then(
      (all) => there && setFound(all[document]),
      () => undefined,
    )
    return () => void (there = false)
  }, [entity, document])
  return found
}

export const useAnswer = (options: AnswerOptions): AnswerState => {
  const { every = 0 } = options
  const document = useDocument(options)
  const { data, error, loading, refetch } = useQuery<{ answer: unknown }>(
    document ?? noDocument,
    document ? { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', context: automatic } : skipToken,
  )
  const again = useCallback(async () => {
    await automatically(async () => refetch()).catch(() => undefined)
  }, [refetch])
  useEffect(() => {
    if (!document) return undefined
    const back = (): void => void (globalThis.document.visibilityState === 'visible' && again())
    const timer = every > 0 ? setInterval(() => void again(), every) : undefined
    globalThis.document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      globalThis.document.removeEventListener('visibilitychange', back)
    }
  }, [document, every, again])
  const answer = error ? undefined : data?.answer
  return { answer, failed: error !== undefined || (data !== undefined && answer === null), loading: loading || !document, again }
}
