// Starts a PostgreSQL binary under the identity that works here.
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import type { Identity } from './chooseIdentity.ts'

export function run({ before, uid }: Identity, command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const [first = command, ...rest] = [...before, command, ...args]
  return spawn(first, rest, { ...options, ...(uid !== undefined && { uid, gid: uid }) })
}
