// `npm run settings -- list | set NAME VALUE | unset NAME`: what a deployment sets, while the server runs or not.
import { runBuilt } from './runBuilt.mjs'

await runBuilt('settings')
