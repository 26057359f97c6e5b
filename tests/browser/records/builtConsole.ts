// The console as it is shipped, built once for a test file.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export interface BuiltConsole {
  readonly dist: string
  readonly remove: () => Promise<void>
}

export const buildConsole = async (): Promise<BuiltConsole> => {
  const dist = await mkdtemp(join(tmpdir(), 'concord-console-'))
  const configFile = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url))
  // Vitest sets this to test; what is shipped is built for production.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  await build({ configFile, logLevel: 'error', mode: 'production', build: { outDir: dist, emptyOutDir: true } })
  process.env['NODE_ENV'] = before
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) }
}
