// Documents that tests ask with, told to the servers they start: a server takes no text, so a test's own stand in its manifest beside the generated ones.
import { createHash } from 'node:crypto'
import manifest from '#generated/graphql/manifest.json' with { type: 'json' }

const known: Record<string, string> = { ...manifest }

/** sha256 of a text -> text: the generated ones, and those of `persisted` as they come. */
export const trusted: Readonly<Record<string, string>> = known

const hashes = new Map<string, string>()

/** @param text stands among `trusted` from now on @returns how a client asks with it */
export const persisted = (text: string) => {
  const sha256Hash = hashes.get(text) ?? createHash('sha256').update(text).digest('hex')
  hashes.set(text, sha256Hash)
  known[sha256Hash] = text
  return { query: '', extensions: { persistedQuery: { version: 1, sha256Hash } } }
}
