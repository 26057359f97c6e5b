// Statements that come again are prepared once a connection, under a name. Texts come from the model, so there are few; the rest is sent as it is.
import { createHash } from 'node:crypto'
import { DatabaseError } from 'pg'

/** So often a text must have come before it is worth a name, and so many names at most. */
const minUses = 3
const maxNames = 800
const maxCounted = 5_000

export interface NameOf {
  (text: string): string | undefined
  /** What is prepared under that name fits its tables no more: it is prepared anew, under another. */
  readonly renew: (text: string, name: string) => void
}

/** It was prepared before a release changed a column, and fails on its connection from now on. Of PostgreSQL's words only this is in no language. */
export const isOutdated = (error: unknown): boolean => error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery'

export const statementNames = (): NameOf => {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  let renewed = 0
  const nameOf = (text: string): string | undefined => {
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
  const renew: NameOf['renew'] = (text, name) => {
    if (names.get(text) !== name) return
    renewed += 1
    names.set(text, `${name.slice(0, 22)}${renewed}`)
  }
  return Object.assign(nameOf, { renew })
}
