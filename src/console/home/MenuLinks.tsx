// Entries of a menu as a list of links under a heading, each with what it counts.
import type { ReactElement, ReactNode } from 'react'
import { Link } from '../../look/Link.tsx'
import { Counter } from '../Counter.tsx'
import type { MenuEntry } from '../menuEntries.ts'
import { HomeCard } from './HomeCard.tsx'

export interface MenuLinksProps {
  readonly label: string
  /** Without any nothing is drawn. */
  readonly entries: readonly MenuEntry[]
  /** Between an entry and its number. */
  readonly beside?: (entry: MenuEntry) => ReactNode
}

export const MenuLinks = ({ label, entries, beside }: MenuLinksProps): ReactElement | null =>
  entries.length === 0 ? null : (
    <HomeCard label={label}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Link to={entry.count?.to ?? entry.to}>{entry.label}</Link>
            {beside?.(entry)}
            {entry.count && <Counter count={entry.count} zero />}
          </li>
        ))}
      </ul>
    </HomeCard>
  )
