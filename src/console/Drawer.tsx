// The side drawer: beside the screen, a strip of icons, or over the screen, with the one menu in it.
import type { ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'
import type { MenuEntry } from './MenuEntry.ts'
import { MenuLink } from './MenuLink.tsx'
import type { DrawerState } from './useDrawer.ts'

export const Drawer = ({ drawer, entries }: { readonly drawer: DrawerState; readonly entries: readonly MenuEntry[] }): ReactElement => {
  const text = useText()
  const hidden = drawer.narrow && !drawer.open
  return (
    <>
      {drawer.over && <div className="drawerBack" onClick={drawer.close} aria-hidden="true" />}
      <nav className="drawer" id="sideMenu" aria-label={text('shell.menu')} inert={hidden} hidden={hidden}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.name + entry.to}>
              <MenuLink entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
