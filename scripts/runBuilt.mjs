// Builds the server's half where it changed, and becomes the command of it that is named.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { house } from './house.mjs'
import { buildServerOnly } from './build.mjs'
import { install } from './install.mjs'
import { dist } from './product.mjs'
import { leaveSignalsAlone } from './run.mjs'

/** @param {string} name as in dist */
export async function runBuilt(name) {
  await install()
  await buildServerOnly()
  leaveSignalsAlone()
  process.env['NODE_ENV'] = 'production'
  await import(pathToFileURL(join(house, dist, `${name}.js`)).href)
}
