// What waits for the viewer: the entries of the side menu that count something.
import type { MenuEntry } from './MenuEntry.ts'
import { useMenu } from './useMenu.ts'

export const useWork = (): readonly MenuEntry[] => useMenu().side.filter(({ count }) => count !== undefined)
