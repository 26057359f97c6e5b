// `npm run generate`, `npm run spec:diff` and `npm run new`, of any product (--product FOLDER): runs generator/main.ts, which says what may follow, from a bundle that is built when one of its sources changed.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { bundled, bundleGenerator, packed } from './bundleGenerator.mjs'
import { engine, house } from './house.mjs'
import { install } from './install.mjs'
import { product } from './product.mjs'

const cache = join(house, 'node_modules/.cache/concord')
const bundleFile = join(cache, 'generate.cjs')
const inputsFile = join(cache, 'generate.inputs.json')
const compiledFile = join(cache, 'generate.compiled')
/** What the generator made last, a file a product; another version of it may make something else. */
const keptFolder = join(cache, 'kept')
const entry = join(engine, 'generator/main.ts')

/** A new source file is always named by a changed one, so the files of the last bundle are all that need be looked at. */
function bundleIsFresh() {
  try {
    const inputs = JSON.parse(readFileSync(inputsFile, 'utf8'))
    return inputs.node === process.versions.node && inputs.files.every(([file, mark]) => mark === markOf(file))
  } catch {
    return false
  }
}

/** In whole milliseconds: a copy of a file that keeps its time keeps no more of it. */
function markOf(file) {
  const { size, mtimeMs } = statSync(join(engine, file))
  return `${size} ${Math.round(mtimeMs)}`
}

/** From its sources; an installed package has none and brings the bundle instead. */
async function bundle() {
  const { outputFiles, files } = existsSync(entry) ? await bundleGenerator() : fromPackage()
  for (const file of [compiledFile, keptFolder]) rmSync(file, { force: true, recursive: true })
  mkdirSync(cache, { recursive: true })
  for (const { name, contents } of outputFiles) writeWhole(join(cache, name), contents)
  writeWhole(inputsFile, JSON.stringify({ node: process.versions.node, files: files.map((file) => [file, markOf(file)]) }))
}

function fromPackage() {
  const files = bundled.map((name) => join(packed, name))
  return { files, outputFiles: bundled.map((name) => ({ name, contents: readFileSync(join(engine, packed, name)) })) }
}

/** Runs it in this process, from V8's compiled form when that was kept by an earlier run. */
function execute() {
  const code = readFileSync(bundleFile, 'utf8')
  const cachedData = readOrNothing(compiledFile)
  const script = new Script(`(function (require, module, exports, __filename, __dirname, importModule) {${code}\n})`, {
    filename: bundleFile,
    ...(cachedData && { cachedData }),
  })
  // Kept after the run: then it holds every function that was needed.
  if (!cachedData || script.cachedDataRejected) process.on('exit', () => writeWhole(compiledFile, script.createCachedData()))
  process.argv = [process.execPath, entry, ...process.argv.slice(2)]
  const module = { exports: {} }
  script.runInThisContext()(createRequire(entry), module, module.exports, bundleFile, cache, (address) => import(address))
}

/** Made beside its place and renamed: another run may be reading. */
function writeWhole(file, content) {
  writeFileSync(`${file}.${process.pid}`, content)
  renameSync(`${file}.${process.pid}`, file)
}

function readOrNothing(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

process.env['PRODUCT'] = product
await install()
if (!bundleIsFresh()) await bundle()
execute()
