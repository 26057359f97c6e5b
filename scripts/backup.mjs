// `npm run backup -- FILE`: server/backup.ts says what it does.
import { runBuilt } from './runBuilt.mjs'

await runBuilt('backup')
