// `npm run staff -- add|password EMAIL`: makes the first admin on a database of your own.
import './house.mjs'
import { buildServerOnly } from './build.mjs'
import { install } from './install.mjs'
import { leaveSignalsAlone } from './run.mjs'

await install()
await buildServerOnly()
leaveSignalsAlone()
process.env['NODE_ENV'] = 'production'
await import('../dist/staff.js')
