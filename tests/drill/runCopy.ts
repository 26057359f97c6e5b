// Starts a copy of the project as its owner does, and stops it again.
import { vi } from 'vitest'
import { freePort } from '../../server/db/embedded/freePort.ts'
import { runScript } from '../scripts/runScript.ts'
import type { Copy } from './makeCopy.ts'

export interface RunningCopy {
  /** http://localhost:8080 */
  readonly address: string
  readonly said: () => string
  readonly stop: () => Promise<void>
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** `npm start` on the copy's own data folder, without demo data; building included. */
export const runCopy = async ({ folder }: Copy, dataDir: string): Promise<RunningCopy> => {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const running = runScript(folder, [process.execPath, 'scripts/start.mjs'], { PORT: String(port), DATA_DIR: dataDir, DEMO: '0' })
  let ended = false
  const end = running.ended.then(() => (ended = true))
  const stop = async (): Promise<void> => {
    running.kill('SIGTERM')
    await end
  }
  try {
    await vi.waitUntil(async () => ended || (await answers(address)), { timeout: 150_000, interval: 100 })
    if (ended) throw new Error(`the copy did not start:\n${running.said()}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, said: running.said, stop }
}

/** A script of the copy, as `npm run` starts it: what it said, and its exit code. */
export const runIn = ({ folder }: Copy, script: string, ...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> =>
  runScript(folder, ['npm', 'run', '--silent', script, '--', ...args]).ended
