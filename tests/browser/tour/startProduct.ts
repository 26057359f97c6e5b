// A product that is not the first, started as its owner starts it (npm start -- --product FOLDER; npx concord start), with a data folder of its own and its demo.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { house } from '../../architecture/listSources.ts'
import { lowPort } from '../../run/lowPort.ts'
import { runScript } from '../../scripts/runScript.ts'
import { closeWindows, launch } from '../launch.ts'
import { password } from '../story/filledFolder.ts'
import type { Place } from '../story/enter.ts'

export interface StartedProduct extends Place {
  readonly said: () => string
  readonly stop: () => Promise<void>
}

/** @param from the project's folder @param base under which its console stands */
export const startFrom = async (from: string, command: readonly string[], base: string): Promise<StartedProduct> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'product-')))
  const port = await lowPort()
  const running = runScript(from, command, {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO_PASSWORD: password,
  })
  let ended = false
  const end = running.ended.then(() => (ended = true))
  const browser = await launch()
  const stop = async (): Promise<void> => {
    await closeWindows(browser)
    running.kill('SIGTERM')
    await end
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  await vi.waitUntil(() => ended || running.said().includes('the console is ready'), { timeout: 400_000, interval: 50 })
  if (!ended) return { address: `http://localhost:${port}`, base, browser, said: running.said, stop }
  await stop()
  throw new Error(`${command.join(' ')} did not start:\n${running.said()}`)
}

export const startProduct = async (product: string, base: string): Promise<StartedProduct> =>
  startFrom(house, [process.execPath, 'scripts/start.mjs', '--product', product], base)
