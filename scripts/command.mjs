// `npm run staff`, `npm run settings`, `npm run backup` and their like: builds the server's half where it changed, and becomes the command of it that is named
// first, as in dist. server/<name>.ts says what it does.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { house } from './house.mjs'
import { buildServerOnly } from './build.mjs'
import { install } from './install.mjs'
import { dist } from './product.mjs'
import { leaveSignalsAlone } from './run.mjs'

const [name] = process.argv.splice(2, 1)
await install()
await buildServerOnly()
leaveSignalsAlone()
process.env['NODE_ENV'] = 'production'
await import(pathToFileURL(join(house, dist, `${name}.js`)).href)
