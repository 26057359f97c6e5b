// `npm run settings -- list | set NAME VALUE | unset NAME`: what a deployment sets, while the server runs or not.
import './house.mjs'
import { buildServerOnly } from './build.mjs'
import { install } from './install.mjs'
import { leaveSignalsAlone } from './run.mjs'

await install()
await buildServerOnly()
leaveSignalsAlone()
process.env['NODE_ENV'] = 'production'
await import('../dist/settings.js')
