// What can be learnt about a process by its number: does it live, when was it started, is it a PostgreSQL on a folder.
import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../../errorCode.ts'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return stateOf(pid) !== 'Z'
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** When the process began, as its system tells it: two processes that got the same number differ here. Empty: unknown. */
export function startOf(pid: number): string {
  return afterName(pid)[19] ?? ''
}

function stateOf(pid: number): string {
  return afterName(pid)[0] ?? ''
}

/** The columns of /proc/<pid>/stat after the name, which may itself hold spaces and brackets. */
function afterName(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Whether the process really is a PostgreSQL server on this folder, and not a stranger that inherited its number. */
export function isPostgresOn(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) && commandOf(pid).includes('postgres')
  } catch {
    const command = commandOf(pid)
    return command.includes('postgres') && command.includes(cluster)
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
}

/** Waits until the process is gone; false when it still lives after `timeout` milliseconds. */
export async function isGoneWithin(pid: number, timeout: number): Promise<boolean> {
  for (const end = performance.now() + timeout; isAlive(pid);) {
    if (performance.now() > end) return false
    await sleep(10)
  }
  return true
}

/** Ends a PostgreSQL server: politely for its clients' sake (fast shutdown), then at once, then by force. */
export async function endPostgres(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await isGoneWithin(pid, patience)) return
  }
}
