// Which product is generated, built and started: the one that stands beside the engine, or that of another folder (--product examples/library).
// The engine imports a product by four names (package.json, imports); here they follow the folder, for esbuild, vite, tsx and the compiler alike.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { engine, house } from './house.mjs'

const hasSpecs = (path) => existsSync(join(house, path, 'specs/index.ts'))

/** Taken off the command line, and said to all that is started from here. */
function readProduct() {
  const at = process.argv.findIndex((each) => each === '--product' || each.startsWith('--product='))
  if (at !== -1) {
    const [, inOne] = process.argv[at].split('=')
    process.env['PRODUCT'] = process.argv.splice(at, inOne === undefined ? 2 : 1)[1] ?? inOne ?? ''
  }
  const said = process.env['PRODUCT'] ?? ''
  if (said === '' && at === -1) return ''
  const path = relative(house, resolve(house, said)).replaceAll('\\', '/')
  if (path !== '' && !path.startsWith('..') && hasSpecs(path)) return (process.env['PRODUCT'] = path)
  console.error(`--product names a folder of this project with specs/index.ts in it, such as examples/library; "${said}" is none.`)
  return process.exit(1)
}

/** From the project's folder; '' for the one that stands there itself. */
export const product = readProduct()

/** Whether it is the one beside the engine, of which package.json says what is imported. */
export const ownImports = product === '' && house === engine

/** @param {string} of the product's folder: what the engine imports of it, by name, and how it calls the engine itself */
export function importsOf(of) {
  const own = (path, otherwise) => (existsSync(join(house, of, path)) ? join(house, of, path) : join(engine, otherwise))
  return {
    concord: engine,
    '#generated': join(house, of, 'generated'),
    '#custom/src': own('custom/src/index.ts', 'src/noCustoms.ts'),
    '#custom/server': own('custom/server/index.ts', 'server/noCustoms.ts'),
    '#demo': own('demo/index.ts', 'server/demo/fill.ts'),
  }
}

/** @type {Readonly<Record<string, string>>} files and folders by the name they are imported by */
export const imports = ownImports ? {} : importsOf(product)

/** Folders that the console (the server) is made of besides the engine's. */
export const consoleParts = ['generated', 'custom/src'].map((each) => join(product, each))
export const serverParts = ['generated', 'custom/server', 'custom/events', 'demo'].map((each) => join(product, each))

/** Where the built halves stand. */
export const dist = join('dist', product)

/** Those that are kept as examples. */
export const products = (existsSync(join(house, 'examples')) ? readdirSync(join(house, 'examples')) : [])
  .map((each) => `examples/${each}`)
  .filter(hasSpecs)

/** Writes the compiler's settings with those names in them, for what reads them from there. @returns the file */
export function tsconfigOf(of = product) {
  const folder = join(house, 'node_modules/.cache/concord/products')
  const paths = Object.entries(importsOf(of)).map(([name, path]) =>
    path.endsWith('.ts') ? [name, [path]] : [`${name}/*`, [join(path, '*')]],
  )
  const settings = {
    extends: join(engine, 'tsconfig.json'),
    compilerOptions: { paths: Object.fromEntries(paths) },
    include: [...['language', 'server', 'src'].map((each) => join(engine, each)), join(house, of)],
    exclude: [],
  }
  const file = join(folder, `${of.replaceAll('/', '-')}.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(settings))
  return file
}
