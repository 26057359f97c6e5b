// `npm run generate [-- --product FOLDER] [-- --check | --watch | diff <ref>]`: runs generator/main.ts from a bundle that is built when one of its sources changed.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { house } from './house.mjs'
import { install } from './install.mjs'
import { product } from './product.mjs'

const cache = join(house, 'node_modules/.cache/concord')
const bundleFile = join(cache, 'generate.cjs')
const inputsFile = join(cache, 'generate.inputs.json')
const compiledFile = join(cache, 'generate.compiled')
/** What the generator made last, a file a product; another version of it may make something else. */
const keptFolder = join(cache, 'kept')
const entry = join(house, 'generator/main.ts')

/** A new source file is always named by a changed one, so the files of the last bundle are all that need be looked at. */
function bundleIsFresh() {
  try {
    const inputs = JSON.parse(readFileSync(inputsFile, 'utf8'))
    return inputs.node === process.versions.node && inputs.files.every(([file, mark]) => mark === markOf(file))
  } catch {
    return false
  }
}

function markOf(file) {
  const { size, mtimeMs } = statSync(join(house, file))
  return `${size} ${mtimeMs}`
}

/** The generator, and what graphql-codegen's thread runs. */
async function bundle() {
  const { build, stop } = await import('esbuild')
  const { metafile, outputFiles } = await build({
    absWorkingDir: house,
    entryPoints: { generate: entry, codegen: join(house, 'generator/types/codegenThread.ts') },
    outdir: cache,
    outExtension: { '.js': '.cjs' },
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    // One graphql for all of graphql-codegen's packages, and only what is used of them.
    mainFields: ['module', 'main'],
    // These bring programs or worlds of their own and are loaded only when needed.
    external: ['@parcel/watcher', 'esbuild', 'oxfmt', 'typescript', 'vite', 'fsevents'],
    define: { 'import.meta.url': 'importMetaUrl' },
    banner: { js: "const importMetaUrl = require('node:url').pathToFileURL(__filename).href;" },
    // What was compiled earlier cannot import by itself, but it can require.
    supported: { 'dynamic-import': false },
    minifyWhitespace: true,
    minifySyntax: true,
    metafile: true,
    logLevel: 'error',
    plugins: [computedImports],
  })
  const files = [
    ...Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/')),
    'package-lock.json',
    'scripts/generate.mjs',
  ]
  await stop()
  for (const file of [compiledFile, keptFolder]) rmSync(file, { force: true, recursive: true })
  mkdirSync(cache, { recursive: true })
  for (const { path, contents } of outputFiles) writeWhole(path, contents)
  writeWhole(inputsFile, JSON.stringify({ node: process.versions.node, files: files.map((file) => [file, markOf(file)]) }))
}

/** Code that V8 compiled earlier cannot import by itself; where the generator imports what it computed (specs), this file does it. */
const computedImports = {
  name: 'computed-imports',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]generator[\\/].*\.ts$/ }, ({ path }) =>
      path.includes('node_modules')
        ? undefined
        : { contents: readFileSync(path, 'utf8').replaceAll(/\bimport\((?!['"`$])/g, 'importModule('), loader: 'ts' },
    ),
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
