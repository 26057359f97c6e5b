// Which documents may run: in production those that were generated, by their hash; in development texts too, within the same limits.
import { createHash } from 'node:crypto'
import { Fault } from '../Fault.ts'
import { readyDocument } from './readyDocument.ts'
import type { DocumentContext } from './readyDocument.ts'
import type { ReadyDocument } from './Shape.ts'

export interface Payload {
  readonly query?: string | null | undefined
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly operationName?: string | null | undefined
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined
}

export interface Documents {
  /** @throws Fault */
  find(payload: Payload): ReadyDocument
}

const mostTexts = 500

const hashIn = ({ extensions }: Payload): string | undefined => {
  const query = extensions?.['persistedQuery'] as { readonly sha256Hash?: unknown } | undefined
  return typeof query?.sha256Hash === 'string' ? query.sha256Hash : undefined
}

/**
 * @param manifest sha256 of a text -> text, as the generator made it
 * @param production no texts but those of the manifest
 */
export const knownDocuments = (context: DocumentContext, manifest: Readonly<Record<string, string>>, production: boolean): Documents => {
  const trusted = new Map(Object.entries(manifest))
  const ready = new Map<string, ReadyDocument>()
  /** Those that came as texts, the latest last. */
  const texts = new Map<string, ReadyDocument>()
  const fromManifest = (hash: string, text: string): ReadyDocument => {
    const found = ready.get(hash) ?? readyDocument(context, text, true)
    ready.set(hash, found)
    return found
  }
  const keep = (text: string, found: ReadyDocument): ReadyDocument => {
    texts.delete(text)
    texts.set(text, found)
    const [oldest] = texts.keys()
    if (texts.size > mostTexts && oldest !== undefined) texts.delete(oldest)
    return found
  }
  return {
    find: (payload) => {
      const { query } = payload
      const said = hashIn(payload)
      const known = query && said === undefined ? texts.get(query) : undefined
      if (query && known) return keep(query, known)
      const hash = query ? createHash('sha256').update(query).digest('hex') : (said ?? '')
      if (query && said !== undefined && said !== hash)
        throw new Fault('BAD_REQUEST', 'The document is not the one its hash names', 'errors.unknownDocument')
      const text = trusted.get(hash)
      if (text !== undefined) return query ? keep(query, fromManifest(hash, text)) : fromManifest(hash, text)
      if (!query || production) throw new Fault('BAD_REQUEST', 'This document is not known here', 'errors.unknownDocument')
      return keep(query, texts.get(query) ?? readyDocument(context, query, false))
    },
  }
}
