// Starts a copy of the project as its owner does, and stops it again.
import { vi } from 'vitest'
import { lowPort } from '../run/lowPort.ts'
import { runScript } from '../scripts/runScript.ts'
import type { Copy } from './makeCopy.ts'

export interface RunningCopy {
  /** http://localhost:8080 */
  readonly address: string
  readonly said: () => string
  readonly stop: () => Promise<void>
}

/** Whether a server is there and well. */
export const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** @param port where the console is opened; env['PORT'] is the server's own */
const run = async ({ folder }: Copy, script: string, port: number, env: Readonly<Record<string, string>>): Promise<RunningCopy> => {
  const running = runScript(folder, [process.execPath, `scripts/${script}.mjs`], { ...env, DEMO: '0' })
  let ended = false
  const end = running.ended.then(() => (ended = true))
  const stop = async (): Promise<void> => {
    running.kill('SIGTERM')
    await end
  }
  try {
    await vi.waitUntil(async () => ended || (await answers(`http://127.0.0.1:${env['PORT']}`)), { timeout: 600_000, interval: 100 })
    if (ended) throw new Error(`the copy did not start:\n${running.said()}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { address: `http://localhost:${port}`, said: running.said, stop }
}

/** `npm start` on the copy's own data folder, without demo data; building included. */
export const runCopy = async (copy: Copy, dataDir: string): Promise<RunningCopy> => {
  const port = await lowPort()
  return run(copy, 'start', port, { PORT: String(port), DATA_DIR: dataDir })
}

/** `npm run dev`: the address is the one that a developer opens. */
export const developCopy = async (copy: Copy, dataDir: string): Promise<RunningCopy> => {
  const [port, server] = [await lowPort(), await lowPort()]
  return run(copy, 'dev', port, { CONSOLE_PORT: String(port), PORT: String(server), DATA_DIR: dataDir })
}

/** A script of the copy, as `npm run` starts it: what it said, and its exit code. */
export const runIn = (
  { folder }: Copy,
  script: string,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly said: string }> =>
  runScript(folder, ['npm', 'run', '--silent', script, '--', ...args]).ended
