// Starts the PostgreSQL server process on a cluster and waits until it takes connections.
import { once } from 'node:events'
import { chown, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Identity } from './chooseIdentity.ts'
import { EmbeddedError } from './EmbeddedError.ts'
import type { Binaries } from './findBinaries.ts'
import { freePort } from './freePort.ts'
import { makeSocketFolder } from './makeSocketFolder.ts'
import type { Places } from './places.ts'
import { endPostgres } from './processes.ts'
import { run } from './run.ts'
import { watch } from './watch.ts'

export type Running = {
  /** A socket's folder, or 127.0.0.1 where there are no unix sockets. */
  readonly host: string
  readonly port: number
  stop(): Promise<void>
}

export type PostgresOrder = { readonly places: Places; readonly binaries: Binaries; readonly identity: Identity; readonly fsync: boolean }

const sockets = process.platform !== 'win32'
/** Recovery after a power cut may take its time. Milliseconds. */
const patience = 120_000

export async function startPostgres({ places, binaries, identity, fsync }: PostgresOrder): Promise<Running> {
  const port = sockets ? 5432 : await freePort()
  const socketFolder = await makeSocketFolder()
  if (identity.uid !== undefined) await chown(socketFolder, identity.uid, identity.uid)
  const log = await open(places.log, 'w', 0o600)
  const child = run(identity, binaries.postgres, ['-D', places.cluster, ...settings(socketFolder, port, fsync)], {
    cwd: places.root,
    env: binaries.env,
    // Detached: Ctrl-C in the terminal reaches the server alone, which closes its connections first.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const exit = once(child, 'exit')
  child.unref()
  await log.close()
  const pid = child.pid ?? 0
  const unwatch = watch(pid, socketFolder)
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) await Promise.all([exit, endPostgres(pid)])
    unwatch()
    await rm(socketFolder, { recursive: true, force: true })
  }
  try {
    await untilReady(places, pid, () => child.exitCode !== null || child.signalCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { host: sockets ? socketFolder : '127.0.0.1', port, stop }
}

function settings(socketFolder: string, port: number, fsync: boolean): readonly string[] {
  const values = {
    listen_addresses: sockets ? '' : '127.0.0.1',
    port,
    max_connections: 60,
    shared_buffers: '64MB',
    // A statement may hold what nobody should read in a log.
    log_min_error_statement: 'panic',
    log_min_messages: 'warning',
    ...(sockets && { unix_socket_directories: socketFolder, unix_socket_permissions: '0700' }),
    ...(!fsync && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** PostgreSQL itself writes into postmaster.pid when it is ready (line 8), beside its process number (line 1). */
async function untilReady({ cluster, log }: Places, pid: number, ended: () => boolean): Promise<void> {
  for (const end = Date.now() + patience; ; await sleep(10)) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return
    if (ended()) throw new EmbeddedError(`PostgreSQL ended while starting:\n${await tail(log)}`)
    if (Date.now() > end) throw new EmbeddedError(`PostgreSQL was not ready after ${patience / 1000} s:\n${await tail(log)}`)
  }
}

async function tail(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim().split('\n').slice(-10).join('\n')
}
