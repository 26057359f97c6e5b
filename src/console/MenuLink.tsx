// One entry of a menu, as a link, with what it counts beside it; those that leave the console open a new tab and tell it nothing.
import { memo, type ReactElement, type ReactNode } from 'react'
import { Link } from '../look/Link.tsx'
import { useText } from '../client/texts/useText.ts'
import { Counter } from './Counter.tsx'
import type { MenuEntry } from './menuEntries.ts'
import { MenuIcon } from './MenuIcon.tsx'

const Entry = ({ entry }: { readonly entry: MenuEntry }): ReactElement => {
  const text = useText()
  const inside: ReactNode = (
    <>
      <MenuIcon name={entry.icon} />
      <span className="menuLabel">{entry.label}</span>
    </>
  )
  if (entry.outside)
    return (
      <a className="menuLink" href={entry.to} target="_blank" rel="noopener noreferrer" title={text('shell.newTab', [entry.label])}>
        {inside}
      </a>
    )
  return (
    <span className="menuEntry">
      <Link className="menuLink" to={entry.to} title={entry.label} aria-current={entry.active ? 'page' : undefined}>
        {inside}
      </Link>
      {entry.count && <Counter count={entry.count} />}
    </span>
  )
}

/** The menu stays as it is while one moves within a screen. */
export const MenuLink = memo(Entry)
