// `npm run audit:verify`, `npm run ledger:verify`: server/verify.ts says what it does.
import { runBuilt } from './runBuilt.mjs'

await runBuilt('verify')
