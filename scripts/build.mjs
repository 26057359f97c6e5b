// Builds the console and the server into dist/, each only when one of its sources changed.
import { existsSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { engine, fileOf, house } from './house.mjs'
import { consoleParts, dist, imports, product, serverParts } from './product.mjs'
import { runNode } from './run.mjs'
import { isFresh, keepStamp, stampOf } from './stamp.mjs'

const ofEngine = (...paths) => paths.map((path) => join(engine, path))
const common = ofEngine(
  'package.json',
  'package-lock.json',
  'language',
  'schema',
  'scripts/build.mjs',
  'scripts/house.mjs',
  'scripts/product.mjs',
)
export const consoleSources = [
  ...common,
  ...consoleParts,
  ...ofEngine(
    'src',
    'vite.config.ts',
    'server/http/servedPaths.ts',
    // Help shows them.
    'docs/guide.md',
    'docs/reference.md',
    'docs/problems.md',
    'scripts/leanKinds.ts',
    'scripts/leanLibraries.ts',
    'scripts/listLicences.ts',
    'scripts/preloadStart.ts',
    'scripts/beginPage.ts',
    'scripts/consoleTables.ts',
    'scripts/fetchPieces.ts',
    'scripts/piecesOf.ts',
  ),
]
const serverSources = [...common, ...ofEngine('server'), ...serverParts]

/** What is built of the server's half, by its name in dist: the server, the process that decodes for it, commands. */
export const serverEntries = {
  server: 'main',
  decoder: 'decoder',
  staff: 'staff',
  settings: 'settings',
  backup: 'backup',
  restore: 'restore',
  verify: 'verify',
}

/** Both halves. Ends the process when one does not build. */
export async function build() {
  const done = await Promise.all([
    unlessFresh('console', `${dist}/admin.stamp`, consoleSources, buildConsole),
    unlessFresh('server', `${dist}/server.stamp`, serverSources, buildServer),
  ])
  if (done.includes(false)) process.exit(1)
}

/** The server's half alone, for its commands. */
export async function buildServerOnly() {
  if (!(await unlessFresh('server', `${dist}/server.stamp`, serverSources, buildServer))) process.exit(1)
}

async function unlessFresh(name, file, sources, make) {
  const stamp = stampOf(sources)
  if (isFresh(file, stamp)) return true
  const began = performance.now()
  console.log(`Building the ${name} ...`)
  rmSync(join(house, file), { force: true })
  if (!(await make())) {
    console.error(`The ${name} does not build.`)
    return false
  }
  keepStamp(file, stamp)
  console.log(`Built the ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return true
}

async function buildConsole() {
  return (await runNode(fileOf('vite', 'bin/vite.js'), ['build', '--config', join(engine, 'vite.config.ts'), '--logLevel', 'warn'])) === 0
}

async function buildServer() {
  const { build: bundle, stop } = await import('esbuild')
  const entries = Object.entries(serverEntries).map(([out, name]) => ({ in: join(engine, `server/${name}.ts`), out }))
  const entryPoints = entries.filter((entry) => existsSync(entry.in))
  const good = await bundle({
    absWorkingDir: house,
    entryPoints,
    outdir: dist,
    bundle: true,
    splitting: true,
    chunkNames: 'parts/[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    alias: imports,
    define: {
      'process.env.PRODUCT': JSON.stringify(product),
      'process.env.CONCORD_ENGINE': JSON.stringify(relative(house, engine)),
      'process.env.CONCORD_PROJECT': 'undefined',
    },
    loader: { '.graphql': 'text', '.sql': 'text' },
    sourcemap: true,
    logLevel: 'warning',
  }).then(
    () => true,
    () => false,
  )
  // Its service would live on beside the server that this process becomes.
  await stop()
  return good
}
