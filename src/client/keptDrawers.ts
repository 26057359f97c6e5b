// What is remembered of the drawers between visits: whether the menu is open, and how wide opened records stand beside their lists.
import { remember, remembered } from './browserStorage.ts'

const key = 'admin-drawer'

export interface KeptDrawers {
  readonly open: boolean
  /** In pixels; absent = as wide as the look says. */
  readonly beside?: number
}

const isKept = (value: unknown): value is KeptDrawers => typeof (value as Partial<KeptDrawers> | null)?.open === 'boolean'

/** Open at the first visit; what was kept as a bare word before there were widths is understood. */
export const keptDrawers = (): KeptDrawers => {
  try {
    const kept = remembered(key)
    if (kept === 'open' || kept === 'closed' || kept === null) return { open: kept !== 'closed' }
    const value: unknown = JSON.parse(kept)
    return isKept(value) ? value : { open: true }
  } catch {
    return { open: true }
  }
}

export const keepDrawers = (change: Partial<KeptDrawers>): void => remember(key, JSON.stringify({ ...keptDrawers(), ...change }))
