// What the repository's history says.
import { spawnSync } from 'node:child_process'
import { house } from '../../architecture/listSources.ts'

/** Undefined where there is no git, no repository or no such thing in it. */
export const gitSays = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: house, encoding: 'utf8', maxBuffer: 1 << 26 })
  return status === 0 ? stdout : undefined
}
