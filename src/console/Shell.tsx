// The frame around every screen: top bar, drawer with the menu, the screen itself.
import { memo, Suspense, useEffect, type CSSProperties, type ReactElement, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { app } from '#generated/app.ts'
import { menu } from '#generated/menu.ts'
import { ConnectionProvider } from '../client/ConnectionProvider.tsx'
import { useText } from '../client/texts/useText.ts'
import { RevealingContext, type RevealingProps } from '../look/Masked.tsx'
import { useStore } from '../client/createStore.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { beginIdle } from '../client/whenIdle.ts'
import { underLook } from '../look/underLook.ts'
import { SlowLine } from './SlowLine.tsx'
import { TopBar } from './TopBar.tsx'
import { useDrawer, type DrawerState, useNarrow } from './useDrawer.ts'
import { useFormKeys } from './useFormKeys.ts'
import { MenuLink } from './MenuLink.tsx'
import { useViewer } from '../client/useViewer.ts'
import { useConsole } from '../client/useConsole.ts'
import { entriesOf, groupAt, type GroupEntries, type MenuEntry } from './menuEntries.ts'
import './shell.css'
import './print.css'

/** The menus of this viewer at this place; they follow rights, flags and the path. */
interface Menus {
  readonly side: readonly MenuEntry[]
  /** The group whose screens the path is among: it gets a side menu of its own. */
  readonly group: GroupEntries | undefined
}

const useMenu = (): Menus => {
  const viewer = useViewer()
  const { configuration } = useConsole()
  const { pathname } = useLocation()
  const text = useText()
  return useMemo(() => {
    const around = { menu, viewer, configuration, pathname, text }
    return { side: entriesOf(menu.side, around), group: groupAt(around) }
  }, [viewer, configuration, pathname, text])
}

/** Sideways only: the page stays where it is. */
const intoView = (entry: HTMLElement | null): void => {
  const strip = entry?.closest('nav')
  if (!entry || !strip) return
  const [{ left, right }, around] = [entry.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += left < around.left ? left - around.left : Math.max(0, right - around.right)
}

/** The menu beside the screens of one group; on a narrow screen a strip, of which the entry one is at is in view. */
const GroupMenu = ({ group }: { readonly group: NonNullable<Menus['group']> }): ReactElement => (
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

/** The side drawer: beside the screen, a strip of icons, or over the screen, with the one menu in it. */
const Drawer = ({ drawer, entries }: { readonly drawer: DrawerState; readonly entries: readonly MenuEntry[] }): ReactElement => {
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

/** Whoever looks as another role has a line of their own, and nothing of what was read before. */
const Shell = (): ReactElement => (
  <ConnectionProvider key={useViewedAs()}>
    <Frame />
    <Expired />
  </ConnectionProvider>
)

const useViewedAs = (): string | undefined => {
  const state = useStore(useConsole().session)
  return state.is === 'out' ? undefined : state.as?.role
}

const ViewingAs = lazyScreen(async () => import('./ViewingAs.tsx'))

// It is there before it is needed, should the server be another by then.
const LoginDialog = lazyScreen(
  underLook(async () => import('./LoginDialog.tsx')),
  { as: 'dialog' },
)

const Expired = (): ReactElement | null => {
  const { is } = useStore(useConsole().session)
  if (is !== 'expired') return null
  return (
    <Suspense fallback={null}>
      <LoginDialog />
    </Suspense>
  )
}

// Whole values are shown by few screens, and not at once.
const Revealing = lazyScreen(async () => ({ default: (await import('../actions/Revealing.tsx')).Revealing }), { soon: true })

const revealing = (props: RevealingProps): ReactElement => <Revealing {...props} />

/** Sizes that the product says. */
const sizes = {
  '--bar': `${app.headerHeight}px`,
  '--barAndStrip': `${app.headerHeight + 44}px`,
  '--wide': `${app.drawerWidth}px`,
} as CSSProperties

const Frame = (): ReactElement => {
  const text = useText()
  const drawer = useDrawer()
  const { side, group } = useMenu()
  const { pathname } = useLocation()
  const viewedAs = useViewedAs()
  useEffect(beginIdle, [])
  useFormKeys()
  return (
    <div className="shell" style={sizes} data-drawer={drawer.open ? 'open' : 'closed'}>
      <a className="skipLink" href="#screen" onClick={(event) => (event.preventDefault(), document.getElementById('screen')?.focus())}>
        {text('shell.skip')}
      </a>
      <TopBar drawer={drawer} />
      <Drawer drawer={drawer} entries={side} />
      <main id="screen" tabIndex={-1} inert={drawer.over}>
        {viewedAs !== undefined && (
          <Suspense fallback={null}>
            <ViewingAs role={viewedAs} />
          </Suspense>
        )}
        <div className={group ? 'grouped' : 'single'} key={group?.name ?? pathname.split('/')[1]}>
          {group && <GroupMenu group={group} />}
          <div className="place">
            <RevealingContext value={revealing}>
              <Outlet />
            </RevealingContext>
          </div>
        </div>
        <SlowLine />
      </main>
    </div>
  )
}

/** Its frame knows where one is by itself. */
export default memo(Shell)
