// What happens beside saving a page (domain 9).
import type { Effect } from '../customTypes.ts'
import { keepVersion } from '../pages/keepVersion.ts'

/** What the page said before is kept. */
export const keepPageVersion: Effect<'keepPageVersion'> = (change) => keepVersion(change, change.record)
