// The menu beside the screens of one group; on a narrow screen a strip, of which the entry one is at is in view.
import type { ReactElement } from 'react'
import { MenuLink } from './MenuLink.tsx'
import type { Menus } from './useMenu.ts'
import { useNarrow } from './useNarrow.ts'

/** Sideways only: the page stays where it is. */
const intoView = (entry: HTMLElement | null): void => {
  const strip = entry?.closest('nav')
  if (!entry || !strip) return
  const [{ left, right }, around] = [entry.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += left < around.left ? left - around.left : Math.max(0, right - around.right)
}

export const GroupMenu = ({ group }: { readonly group: NonNullable<Menus['group']> }): ReactElement => (
  // Begun anew when it becomes a strip or is none any more.
  <nav className="groupMenu" aria-label={group.label} key={String(useNarrow())}>
    <ul>
      {group.entries.map((entry) => (
        <li key={entry.to} ref={entry.active ? intoView : undefined}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </ul>
  </nav>
)
