// An earlier version as its users have it: its sources in a folder of their own, with the packages that it asks for, built and started there.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../../server/db/embedded/freePort.ts'
import { house } from '../../architecture/listSources.ts'
import { runScript } from '../../scripts/runScript.ts'

export interface StartedRelease {
  readonly url: string
  /** The text of one of its documents. */
  readonly text: (name: string) => string
  readonly stop: () => Promise<void>
}

/** Those that are installed here will do where it asks for the same; else its own npm start installs what it wants. */
const linkPackages = (folder: string): void => {
  const lock = 'package-lock.json'
  if (readFileSync(join(folder, lock), 'utf8') !== readFileSync(join(house, lock), 'utf8')) return
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(house, 'node_modules')))
    if (name !== '.cache' && !name.startsWith('.vite')) symlinkSync(join(house, 'node_modules', name), join(folder, 'node_modules', name))
}

/** @param version a tag or commit */
const unpack = (version: string): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'release-')))
  const archive = join(folder, 'sources.tar')
  execFileSync('git', ['archive', '--output', archive, version], { cwd: house })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  linkPackages(folder)
  return folder
}

/** With its demo, filled at its first start. @param password of the demo's staff */
export const startRelease = async (version: string, dataDir: string, password: string): Promise<StartedRelease> => {
  const folder = unpack(version)
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: dataDir, DEMO_PASSWORD: password }
  const running = runScript(folder, [process.execPath, 'scripts/start.mjs'], env)
  let ended = false
  const end = running.ended.then(() => (ended = true))
  const stop = async (): Promise<void> => {
    running.kill('SIGTERM')
    await end
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  // It may have to install its packages first.
  await vi.waitUntil(() => ended || running.said().includes('the console is ready'), { timeout: 900_000, interval: 100 })
  if (ended) {
    await stop()
    throw new Error(`${version} did not start:\n${running.said()}`)
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'generated/graphql/manifest.json'), 'utf8')) as Readonly<Record<string, string>>
  const text = (name: string): string => Object.values(manifest).find((each) => new RegExp(`^\\w+ ${name}\\b`).test(each)) ?? ''
  return { url: `http://127.0.0.1:${port}`, text, stop }
}
