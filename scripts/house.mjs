// Where the project stands, and the oldest Node it runs on. Every script begins here, so every one works from any folder.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. It is the working folder of everything that a script starts. */
export const house = dirname(dirname(fileURLToPath(import.meta.url)))

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node} (${process.execPath}).`)
  process.exit(1)
}
process.chdir(house)
