// The server and its commands as they are shipped, as processes of their own, configured by nothing but the environment.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../server/db/embedded/freePort.ts'
import { builtEntry } from '../../run/builtServer.ts'
import type { OwnCluster } from './ownCluster.ts'

/** A fault that is planted (tests/long/mutants.test.ts) holds in the process, too. */
const planted = (): Readonly<Record<string, string>> => {
  const { __STRYKER_ACTIVE_MUTANT__: id } = process.env
  return id === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: id }
}

const run = async (
  name: 'server' | 'staff' | 'settings' | 'backup' | 'restore' | 'verify',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> => {
  return spawn(process.execPath, [await builtEntry(name), ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'process-')), ...planted(), ...env },
  })
}

const textOf = (child: ChildProcess): { said: string } => {
  const heard = { said: '' }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (heard.said += chunk.toString()))
  return heard
}

type Given = Pick<OwnCluster, 'url' | 'ownerUrl'>
const database = ({ url, ownerUrl }: Given) => ({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl })

/** @returns its exit code and what it said */
const runToEnd = async (input: string, ...given: Parameters<typeof run>) => {
  const child = await run(...given)
  const heard = textOf(child)
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: heard.said.trim() }
}

/** `npm run staff`, the password on its first line. */
export const runStaff = (given: Given, args: readonly string[], password: string) =>
  runToEnd(`${password}\n`, 'staff', args, database(given))

/** `npm run settings` on a data folder, whether its server runs or not. */
export const runSettings = (dataDir: string, ...args: readonly string[]) => runToEnd('', 'settings', args, { DATA_DIR: dataDir })

/** `npm run backup`, `npm run restore`, `npm run audit:verify` … */
export const runBeside = (given: Given, name: 'backup' | 'restore' | 'verify', ...args: readonly string[]) =>
  runToEnd('', name, args, database(given))

/** The same on a data folder, whose server does not run. */
export const runOnFolder = (dataDir: string, name: 'backup' | 'verify', ...args: readonly string[]) =>
  runToEnd('', name, args, { DATA_DIR: dataDir })

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** So far. */
  readonly said: () => string
  /** Its exit code and what it said, once it ends by itself. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>
  /** Reads no more of what it says: its pipes have nobody at the other end. */
  readonly unread: () => void
  /** Ends it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<unknown>
  /** Asks it to go down. @returns its exit code */
  readonly stop: () => Promise<number | null>
}

const start = async (env: Readonly<Record<string, string>>, tries = 3): Promise<ServerProcess> => {
  // What is built first would leave the port to others meanwhile.
  await builtEntry('server')
  const port = await freePort()
  const child = await run('server', [], { ...env, PORT: String(port) })
  const heard = textOf(child)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = await new Promise<boolean>((resolve, reject) => {
    child.stdout?.on('data', () => heard.said.includes('the console is ready') && resolve(true))
    ended.then(() => resolve(false), reject)
  })
  // Another test had it first.
  if (!ready && tries > 1 && heard.said.includes(`PORT ${port} is taken`)) return start(env, tries - 1)
  if (!ready) throw new Error(heard.said)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    said: () => heard.said,
    ended: ended.then((code) => ({ code, said: heard.said })),
    unread: () => [child.stdout, child.stderr].forEach((each) => each?.destroy()),
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** @throws Error with what it said, where it ends before it is ready */
export const startProcess = (given: Given, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  start({ ...database(given), ...env })

/** With the embedded database on this folder, and no demo data. */
export const startEmbeddedProcess = (dataDir: string): Promise<ServerProcess> => start({ DATA_DIR: dataDir, DEMO: '0' })
