// What lasts is measured by a clock that nobody sets (`performance.now()`): by the time of day an hour would last none, or two, when somebody sets it (D15).
import { expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'

/** Where the time of day is meant. */
const moments = new Set([
  // When something was, or until when it holds, as others read it.
  'custom/server/operator/standIn.ts',
  'server/actions/uuid7.ts',
  'server/files/signing.ts',
  'server/ledger/watchLedger.ts',
  'server/socket/openSockets.ts',
  // Beside the time of a file, which is one of day.
  'server/db/embedded/claimFolder.ts',
  'server/files/writeLimited.ts',
  // This computer's, until a server has told its own.
  'src/client/serverNow.ts',
])

it('has the time of day asked for only where it is meant', () => {
  const sources = listSources('.ts', '.tsx').filter((path) => /^(language|server|src|custom)\//.test(path))
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((path) => textOf(path).includes('Date.now')).toSorted()).toEqual([...moments].toSorted())
})
