// The menus of this viewer at this place; they follow rights, flags and the path.
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { menu } from '#generated/menu.ts'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { useConsole } from '../client/useConsole.ts'
import type { MenuEntry } from './MenuEntry.ts'
import { entriesOf, groupAt, type GroupEntries } from './menuEntries.ts'

export interface Menus {
  readonly side: readonly MenuEntry[]
  /** The group whose screens the path is among: it gets a side menu of its own. */
  readonly group: GroupEntries | undefined
}

export const useMenu = (): Menus => {
  const viewer = useViewer()
  const { configuration } = useConsole()
  const { pathname } = useLocation()
  const text = useText()
  return useMemo(() => {
    const around = { menu, viewer, configuration, pathname, text }
    return { side: entriesOf(menu.side, around), group: groupAt(around) }
  }, [viewer, configuration, pathname, text])
}
