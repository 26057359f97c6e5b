// Starts one PostgreSQL server process on a cluster and waits until it takes connections.
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Identity } from './chooseIdentity.ts'
import { EmbeddedError } from './EmbeddedError.ts'
import type { Binaries } from './findBinaries.ts'
import type { ClusterPaths } from './clusterPaths.ts'
import { endPostgres } from './processes.ts'
import { readPostmaster } from './readPostmaster.ts'
import { run } from './run.ts'
import { watch } from './watch.ts'

/** Where its clients find it: the same however often it is started again. */
export type Endpoint = {
  /** Holds its socket, or nothing where there are no unix sockets. */
  readonly socketFolder: string
  readonly port: number
}

export type Running = {
  /** Settles when the process is gone, however it went. */
  readonly gone: Promise<string>
  stop(): Promise<void>
}

export type PostgresOrder = {
  readonly paths: ClusterPaths
  readonly binaries: Binaries
  readonly identity: Identity
  readonly fsync: boolean
}

export const sockets = process.platform !== 'win32'
/** Recovery after a power cut may take its time. Milliseconds. */
const startTimeoutMs = 120_000

/** @param again whether it goes on writing the log of the one before */
export async function startPostgres(order: PostgresOrder, { socketFolder, port }: Endpoint, again: boolean): Promise<Running> {
  const { paths, binaries, identity, fsync } = order
  const log = await open(paths.log, again ? 'a' : 'w', 0o600)
  const child = run(identity, binaries.postgres, ['-D', paths.cluster, ...settings(socketFolder, port, fsync)], {
    cwd: paths.root,
    env: binaries.env,
    // Detached: Ctrl-C in the terminal reaches the server alone, which closes its connections first.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const gone = once(child, 'exit').then(([code, signal]) => String(signal ?? code), String)
  child.unref()
  await log.close()
  const { pid } = child
  if (pid === undefined) throw new EmbeddedError(`PostgreSQL could not be started: ${await gone}`)
  const unwatch = watch(pid, socketFolder)
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  void gone.then(unwatch)
  const stop = async () => {
    if (hasEnded()) return
    // Its end is waited for: a command that has nothing else to do would end before it hears of that, in the middle of its own.
    child.ref()
    await Promise.all([gone, endPostgres(pid)])
  }
  try {
    await untilReady(paths, pid, hasEnded)
  } catch (error) {
    await stop()
    throw error
  }
  return { gone, stop }
}

function settings(socketFolder: string, port: number, fsync: boolean): readonly string[] {
  const values = {
    listen_addresses: sockets ? '' : '127.0.0.1',
    port,
    max_connections: 60,
    shared_buffers: '64MB',
    // A statement may hold what nobody should read in a log.
    log_min_error_statement: 'panic',
    // What a statement did wrong is told to whoever sent it: anybody could fill the log with it, and with the values that it names.
    log_min_messages: 'log',
    ...(sockets && { unix_socket_directories: socketFolder, unix_socket_permissions: '0700' }),
    ...(!fsync && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function untilReady({ cluster, log }: ClusterPaths, pid: number, ended: () => boolean): Promise<void> {
  for (const end = performance.now() + startTimeoutMs; ; await sleep(10)) {
    const found = await readPostmaster(cluster)
    if (found?.pid === pid && found.ready) return
    if (ended()) throw new EmbeddedError(`PostgreSQL ended while starting:\n${await tail(log)}`)
    if (performance.now() > end) throw new EmbeddedError(`PostgreSQL was not ready after ${startTimeoutMs / 1000} s:\n${await tail(log)}`)
  }
}

async function tail(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim().split('\n').slice(-10).join('\n')
}
