// Where the engine and the project stand, and the oldest Node they run on. Every script begins here, so every one works from any folder.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Of the folder that holds language/, src/ and server/. */
export const engine = dirname(dirname(fileURLToPath(import.meta.url)))

/** The project's folder: the engine's own, or where that is installed as a package (scripts/concord.mjs). It is the working folder of everything that a script starts. */
export const house = process.env['CONCORD_PROJECT'] || engine

/** @param {string} name of a package that the engine brings @param {string} file in it */
export const fileOf = (name, file) => join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file)

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node} (${process.execPath}).`)
  process.exit(1)
}
// A thread may not, and finds it done.
if (process.cwd() !== house) process.chdir(house)
