// A right that nothing reads lets nobody do anything: it says so, or waits for what it is for. Looked at once all names are right, for a misspelt one would be told twice.
import type { AddProblem } from '../problem.ts'
import type { Written } from '../written.ts'
import { askedIn, rightsIn } from './ensureRights.ts'

/** What is asked by name, and what these names stand for; a name that nothing asks reads nothing. */
const readIn = (written: Written): ReadonlySet<string> => {
  const asked = askedIn(written)
  const named = asked.filter(({ path }) => path[0] === 'named')
  const read = new Set(asked.filter(({ path }) => path[0] !== 'named').map(({ name }) => name))
  for (const name of read) for (const each of named) if (each.path[1] === name) read.add(each.name)
  return read
}

export const ensureRightsRead = (written: Written, add: AddProblem): void => {
  const read = readIn(written)
  for (const { right, path, kind } of rightsIn(written)) {
    if (kind === 'held' && !read.has(right))
      add({
        code: 'unread-right',
        path,
        message: `Nothing reads "${right}", so it lets nobody do anything; let something ask it, or write for: 'later' and why.`,
      })
  }
}
