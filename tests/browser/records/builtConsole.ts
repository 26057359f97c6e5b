// The console as it is shipped, built once for all test files that find the same sources.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { consoleSources } from '../../../scripts/build.mjs'
import { stampOf } from '../../../scripts/stamp.mjs'

const house = fileURLToPath(new URL('../../..', import.meta.url))
const cache = join(house, 'node_modules/.cache/concord/consoles')

/** @returns the folder with what was built; it belongs to all test files and is only read */
export const buildConsole = async (): Promise<string> => {
  const dist = join(cache, stampOf(consoleSources))
  if (existsSync(dist)) return dist
  // Whatever was built of other sources is of no use any more.
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const fresh = await mkdtemp(join(cache, 'building-'))
  // Vitest sets this to test; what is shipped is built for production.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: join(house, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    build: { outDir: fresh, emptyOutDir: true },
  })
  process.env['NODE_ENV'] = before
  await rename(fresh, dist)
  return dist
}
