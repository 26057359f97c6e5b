// Where everybody begins. What waits is drawn first; what else its product says comes into room that is kept for it, so that nothing moves.
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { homes } from '#generated/home.ts'
import { menu } from '#generated/menu.ts'
import { decide } from '../../../language/access.ts'
import type { HomeModel, ScreenModel } from '../../../language/model.ts'
import { isPathOff } from '../../client/isScreenOpen.ts'
import { useText } from '../../client/texts/useText.ts'
import { useConsole } from '../../client/useConsole.ts'
import { useOwnFace } from '../../client/ownFace.ts'
import { useViewer } from '../../client/useViewer.ts'
import { Link } from '../../look/Link.tsx'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { Counter } from '../Counter.tsx'
import { entriesOf, type MenuEntry } from '../menuEntries.ts'
import { MenuIcon } from '../MenuIcon.tsx'
import { HomeCard } from './HomeCard.tsx'
import { HomePieces } from './HomePieces.tsx'
import { LaterOldest } from './later.ts'
import './home.css'

const none: HomeModel = {}

/** Of a menu what this viewer has of it and what is switched on. */
const useEntries = (entries: (typeof menu)['side']): readonly MenuEntry[] => {
  const [viewer, { configuration }, text] = [useViewer(), useConsole(), useText()]
  return entriesOf(entries, { menu, viewer, configuration, pathname: '', text }).filter(
    ({ to }) => !isPathOff(to, menu, configuration.disabled),
  )
}

/** What waits for the viewer, with what counts it: only what they may count. */
const useWork = (): readonly MenuEntry[] => useEntries(menu.work ?? menu.side).filter(({ count }) => count !== undefined)

/** What the entries lead to inside the console, but for this screen and the way out. */
const usePlaces = (entries: (typeof menu)['side'], here: string): readonly MenuEntry[] =>
  useEntries(entries)
    .filter(({ to, outside }) => !outside && ![here, '/logout'].includes(to))
    .map(({ count: _count, ...entry }) => entry)

const HomeLinks = ({ entries }: { readonly entries: readonly MenuEntry[] }): ReactElement => (
  <ul className="homeLinks">
    {entries.map(({ name, to, icon, label }) => (
      <li key={name}>
        <Link to={to}>
          <MenuIcon name={icon} small />
          {label}
        </Link>
      </li>
    ))}
  </ul>
)

interface MenuLinksProps {
  readonly label: string
  /** Without any nothing is drawn. */
  readonly entries: readonly MenuEntry[]
  /** Between an entry and its number. */
  readonly beside?: (entry: MenuEntry) => ReactNode
}

/** As a list of links under a heading, each with what it counts. */
const MenuLinks = ({ label, entries, beside }: MenuLinksProps): ReactElement | null =>
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

const HomeScreen = ({ screen }: { readonly screen: ScreenModel }): ReactElement => {
  const text = useText()
  const viewer = useViewer()
  const { screenName } = useOwnFace()
  const home = homes[screen.name] ?? none
  const { links, oldest = [] } = home
  const places = usePlaces(links ?? menu.side, screen.path)
  const oldestOf = ({ name }: MenuEntry): ReactElement | null => {
    const told = oldest.find(({ work, guard }) => work === name && decide(viewer, guard).allowed)
    return told ? (
      <Suspense fallback={null}>
        <LaterOldest oldest={told} />
      </Suspense>
    ) : null
  }
  return (
    <ScreenFrame title={text(screen.label)}>
      <p>{text('home.greeting', [screenName])}</p>
      {links && <HomeLinks entries={places} />}
      <div className="home">
        <MenuLinks label={text('home.work')} entries={useWork()} beside={oldestOf} />
        {!links && <MenuLinks label={text('home.places')} entries={places} />}
        <HomePieces home={home} />
      </div>
    </ScreenFrame>
  )
}

export default HomeScreen
