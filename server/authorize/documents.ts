// Which documents may run: those that were generated, asked by their hash. No text is ever taken, in development neither.
import { Fault } from '../Fault.ts'
import { readyDocument, type DocumentContext } from './readyDocument.ts'
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

const hashIn = ({ query, extensions }: Payload): string | undefined => {
  const persisted = extensions?.['persistedQuery'] as { readonly sha256Hash?: unknown } | null | undefined
  return !query && typeof persisted?.sha256Hash === 'string' ? persisted.sha256Hash : undefined
}

/** @param manifest sha256 of a text -> text, as the generator made it */
export const knownDocuments = (context: DocumentContext, manifest: Readonly<Record<string, string>>): Documents => {
  const ready = new Map<string, ReadyDocument>()
  const read = (hash: string): ReadyDocument | undefined => {
    const text = Object.hasOwn(manifest, hash) ? manifest[hash] : undefined
    return text === undefined ? undefined : readyDocument(context, text)
  }
  return {
    find: (payload) => {
      const hash = hashIn(payload)
      const found = hash === undefined ? undefined : (ready.get(hash) ?? read(hash))
      if (hash === undefined || !found) throw new Fault('BAD_REQUEST', 'This document is not known here', 'errors.unknownDocument')
      ready.set(hash, found)
      return found
    },
  }
}
