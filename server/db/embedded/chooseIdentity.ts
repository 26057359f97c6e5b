// PostgreSQL refuses to run as root, and initdb refuses a user without a passwd entry. Finds the way to run it here.
import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { EmbeddedError } from './EmbeddedError.ts'

/** How to start a PostgreSQL binary: words before the command, and the user to drop to. */
export type Identity = {
  readonly before: readonly string[]
  readonly uid?: number
}

const nobodyId = 65534
// Inside the user namespace files and process look like nobody's; outside they stay the starting user's. So it works
// below a folder that only its owner may enter, and no file changes hands. 65534, since initdb looks the uid up.
const namespace = ['unshare', '--user', `--map-user=${nobodyId}`, `--map-group=${nobodyId}`]

/**
 * @param mustReach folders and files that PostgreSQL has to get at, for the case that it must run as another user
 */
export function chooseIdentity(mustReach: readonly string[]): Identity {
  if (process.platform !== 'linux') return { before: [] }
  const root = process.getuid?.() === 0
  if (!root && hasPasswdEntry()) return { before: [] }
  if (works(namespace)) return { before: namespace }
  if (!root)
    throw new EmbeddedError(
      `PostgreSQL cannot run as user ${process.getuid?.()}: the user has no passwd entry, and user namespaces are refused.`,
    )
  return dropToNobody(mustReach)
}

const isClosed = (path: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { uid: nobodyId, gid: nobodyId }).status !== 0

/** From the root down to it. */
const wayTo = (path: string): readonly string[] => (dirname(path) === path ? [path] : [...wayTo(dirname(path)), path])

function dropToNobody(mustReach: readonly string[]): Identity {
  const closed = mustReach.find(isClosed)
  if (closed === undefined) return { before: [], uid: nobodyId }
  throw new EmbeddedError(
    `PostgreSQL refuses to run as root. User namespaces are refused here, and user ${nobodyId} cannot reach ${closed}.\n` +
      'Start the server as an ordinary user, or move the project and its data folder to where every user may enter,\n' +
      `or let every user pass, who still cannot list what is there: chmod 711 ${wayTo(closed).find(isClosed) ?? closed}`,
  )
}

function works(before: readonly string[]): boolean {
  const [command = '', ...rest] = before
  return spawnSync(command, [...rest, 'true'], { stdio: 'ignore' }).status === 0
}

function hasPasswdEntry(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
