// The console as it is shipped, or as it is developed, built once for all test files that find the same sources.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { consoleSources } from '../../../scripts/build.mjs'
import { stampOf } from '../../../scripts/stamp.mjs'

const house = fileURLToPath(new URL('../../..', import.meta.url))
const cache = join(house, 'node_modules/.cache/concord/consoles')

/** In development the libraries say what they find wrong; what is shipped is silent. */
export type Mode = 'production' | 'development'

/** @returns the folder with what was built; it belongs to all test files and is only read */
export const buildConsole = async (mode: Mode = 'production'): Promise<string> => {
  const stamp = stampOf(consoleSources)
  const dist = join(cache, `${stamp}-${mode}`)
  if (existsSync(dist)) return dist
  await mkdir(cache, { recursive: true })
  // Whatever was built of other sources is of no use any more.
  const old = (await readdir(cache)).filter((name) => !name.startsWith(stamp))
  await Promise.all(old.map((name) => rm(join(cache, name), { recursive: true, force: true })))
  const fresh = await mkdtemp(join(cache, 'building-'))
  // Vitest sets this to test.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = mode
  await build({
    configFile: join(house, 'vite.config.ts'),
    logLevel: 'error',
    mode,
    build: { outDir: fresh, emptyOutDir: true },
  })
  process.env['NODE_ENV'] = before
  await rename(fresh, dist)
  return dist
}
