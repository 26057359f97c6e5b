// Runs holdDatabase.ts as a process: under another user if asked, and tells when the database is ready or refused.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Embedded } from '../../../server/db/embedded/startEmbedded.ts'

const script = fileURLToPath(new URL('holdDatabase.ts', import.meta.url))
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

export type HolderOptions = { readonly before?: readonly string[]; readonly address?: string; readonly path?: string }

export function holder(dataDir: string, { before = [], address = 'http://localhost:1234/', path }: HolderOptions = {}) {
  const [command, ...args] = [...before, process.execPath, '--import', tsx, script, dataDir, address]
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(path !== undefined && { PATH: path }) },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }))
  const ready = new Promise<Pick<Embedded, 'ownerUrl' | 'applicationUrl'>>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString()) as Embedded))
    ended.then(() => reject(new Error(`ended before it was ready: ${errors}`)), reject)
  })
  ready.catch(() => undefined)
  return { pid: child.pid ?? 0, ready, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** The process number of the PostgreSQL on the folder, or undefined when none was started or it was stopped properly. */
export function postgresOn(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}
