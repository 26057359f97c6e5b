// The console as it is shipped, or as it is developed, built once for all test files that find the same sources.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { consoleSources } from '../../../scripts/build.mjs'
import { stampOf } from '../../../scripts/stamp.mjs'
import { madeOnce } from '../../run/madeOnce.ts'

const house = fileURLToPath(new URL('../../..', import.meta.url))
const cache = join(house, 'node_modules/.cache/concord/consoles')

/** In development the libraries say what they find wrong; what is shipped is silent. */
export type Mode = 'production' | 'development'

/** Beside its place, then one rename, so that what is there is whole. */
const buildInto = async (dist: string, mode: Mode): Promise<void> => {
  // The stamp stands first in the name: what another mode builds of the same sources is not old.
  const fresh = await mkdtemp(`${dist}.building-`)
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
}

/** Whatever was built of other sources is of no use any more. */
const removeOld = async (stamp: string): Promise<void> => {
  const old = (await readdir(cache)).filter((name) => !name.startsWith(stamp))
  await Promise.all(old.map((name) => rm(join(cache, name), { recursive: true, force: true })))
}

/** @returns the folder with what was built; it belongs to all test files and is only read */
export const buildConsole = async (mode: Mode = 'production'): Promise<string> => {
  const stamp = stampOf(consoleSources)
  const dist = join(cache, `${stamp}-${mode}`)
  // Two files that want it at the same time build it once.
  await madeOnce(`console-${stamp}-${mode}`, async () => {
    if (existsSync(dist)) return
    await mkdir(cache, { recursive: true })
    await removeOld(stamp)
    await buildInto(dist, mode)
  })
  return dist
}
