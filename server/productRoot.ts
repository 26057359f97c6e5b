// Where the served product stands, with its migrations, contract, demo and config.json.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** From the project's folder; '' for the one beside the engine. The build writes it in (scripts/build.mjs), in development it is said. */
export const productPath: string = process.env['PRODUCT'] ?? ''

/** The folder that holds package.json, from the source as well as from the bundle in dist. */
const rootAbove = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('package.json was not found above the server')
    folder = above
  }
  return folder
}

/** A built server stands in it. In development it is said where the engine is an installed package, above whose sources is the engine's own folder. */
export const projectRoot = (): string => process.env['CONCORD_PROJECT'] || rootAbove()

/** Where the engine's own contract and tables stand: above its sources, or where in the project the build found it. */
export const engineRoot = (): string => join(rootAbove(), process.env['CONCORD_ENGINE'] ?? '')

export const productRoot = (): string => join(projectRoot(), productPath)

/** Where its built halves stand. */
export const builtFolder = (): string => join(projectRoot(), 'dist', productPath)
