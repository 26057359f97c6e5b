// An operation as it travels: never its text, only the hash under which the server knows it.
import type { SubscribePayload } from 'graphql-ws/client'

interface Request {
  readonly query: object
  readonly operationName?: string | undefined
  readonly variables?: Readonly<Record<string, unknown>> | undefined
}

export interface PayloadOptions {
  /** The console asks by itself: it does not keep the session alive. */
  readonly auto?: boolean
}

const hashOf = (document: object): string => {
  const { __meta__: known } = document as { readonly __meta__?: { readonly hash?: unknown } }
  if (typeof known?.hash === 'string') return known.hash
  throw new Error('A document without a hash cannot be sent.')
}

export const payloadOf = ({ query, operationName, variables = {} }: Request, { auto = false }: PayloadOptions = {}): SubscribePayload => ({
  query: '',
  ...(operationName !== undefined && { operationName }),
  variables: { ...variables },
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) }, ...(auto && { auto: true }) },
})
