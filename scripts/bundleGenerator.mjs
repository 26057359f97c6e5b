// Makes of the generator, ts-morph and graphql-codegen among it, two files that node runs: of all that a package brings, node would not read TypeScript.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { engine } from './house.mjs'

/** The generator, and what graphql-codegen's thread runs. */
export const bundled = ['generate.cjs', 'codegen.cjs']

/** Where the package has them (scripts/pack.mjs), from the engine's folder. */
export const packed = 'dist/generator'

/** @returns {Promise<{ outputFiles: { name: string, contents: Uint8Array }[], files: string[], libraries: string[] }>} `files` they are made from, by their paths from the engine's folder; `libraries` the same of packages */
export async function bundleGenerator() {
  const { build, stop } = await import('esbuild')
  const { metafile, outputFiles } = await build({
    absWorkingDir: engine,
    entryPoints: { generate: join(engine, 'generator/main.ts'), codegen: join(engine, 'generator/types/codegenThread.ts') },
    outdir: packed,
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
  await stop()
  const inputs = Object.keys(metafile.inputs)
  const isLibrary = (file) => file.startsWith('node_modules/')
  return {
    outputFiles: outputFiles.map(({ path, contents }) => ({ name: basename(path), contents })),
    files: [...inputs.filter((file) => !isLibrary(file)), 'package-lock.json', 'scripts/bundleGenerator.mjs'],
    libraries: inputs.filter(isLibrary),
  }
}

/** Code that V8 compiled earlier cannot import by itself; where the generator imports what it computed (specs), scripts/generate.mjs does it. */
const computedImports = {
  name: 'computed-imports',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]generator[\\/].*\.ts$/ }, ({ path }) =>
      path.includes('node_modules')
        ? undefined
        : { contents: readFileSync(path, 'utf8').replaceAll(/\bimport\((?!['"`$])/g, 'importModule('), loader: 'ts' },
    ),
}
