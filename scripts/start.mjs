// `npm start [-- --product FOLDER]`: installs what is missing, builds what changed, and becomes the server.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { house } from './house.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { dist } from './product.mjs'
import { leaveSignalsAlone } from './run.mjs'

const [unknown] = process.argv.slice(2)
if (unknown !== undefined) {
  console.error(`npm start [-- --product FOLDER]: ${unknown} is not known`)
  process.exit(1)
}
await install()
await build()
// The server runs in this very process, so a signal reaches it directly and nothing can be left behind.
leaveSignalsAlone()
process.env['NODE_ENV'] = 'production'
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(house, dist, 'server.js')).href)
