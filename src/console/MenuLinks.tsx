// Entries of a menu as a list of links under a heading, each with what it counts.
import { useId, type ReactElement } from 'react'
import { Link } from '../look/Link.tsx'
import { Counter } from './Counter.tsx'
import type { MenuEntry } from './menuEntries.ts'
import './menuLinks.css'

export interface MenuLinksProps {
  readonly label: string
  /** Without any nothing is drawn. */
  readonly entries: readonly MenuEntry[]
}

export const MenuLinks = ({ label, entries }: MenuLinksProps): ReactElement | null => {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section className="menuLinks" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Link to={entry.count?.to ?? entry.to}>{entry.label}</Link>
            {entry.count && <Counter count={entry.count} zero />}
          </li>
        ))}
      </ul>
    </section>
  )
}
