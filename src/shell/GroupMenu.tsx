// The menu beside the screens of one group.
import type { ReactElement } from 'react'
import { MenuLink } from './MenuLink.tsx'
import type { Menus } from './useMenu.ts'

export const GroupMenu = ({ group }: { readonly group: NonNullable<Menus['group']> }): ReactElement => (
  <nav className="groupMenu" aria-label={group.label}>
    <ul>
      {group.entries.map((entry) => (
        <li key={entry.to}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </ul>
  </nav>
)
