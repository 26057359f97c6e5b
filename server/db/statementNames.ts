// Statements that come again are prepared once a connection, under a name. Texts come from the model, so there are few; the rest is sent as it is.
import { createHash } from 'node:crypto'

/** So often a text must have come before it is worth a name, and so many names at most. */
const minUses = 3
const maxNames = 800
const maxCounted = 5_000

export type NameOf = (text: string) => string | undefined

export const statementNames = (): NameOf => {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames) return name
    const times = (seen.get(text) ?? 0) + 1
    if (seen.size >= maxCounted) seen.clear()
    seen.set(text, times)
    if (times < minUses) return undefined
    seen.delete(text)
    const given = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, given)
    return given
  }
}
