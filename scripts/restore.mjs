// `npm run restore -- FILE`: server/restore.ts says what it does.
import { runBuilt } from './runBuilt.mjs'

await runBuilt('restore')
