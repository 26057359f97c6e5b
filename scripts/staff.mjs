// `npm run staff -- add|password EMAIL`: makes the first admin on a database of your own.
import { runBuilt } from './runBuilt.mjs'

await runBuilt('staff')
