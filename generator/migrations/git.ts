// What git knows about a folder; undefined where it does not say, as there is no repository, no git, or no such thing in it.
import { execFileSync } from 'node:child_process'

export const git = (folder: string, ...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 })
  } catch {
    return undefined
  }
}
