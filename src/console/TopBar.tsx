// The bar at the top: drawer button, the site's logo and name, what comes later (BarPieces), the search, who is logged in; and the progress of running requests.
import { Suspense, type ReactElement } from 'react'
import { Link } from '../look/Link.tsx'
import { SearchButton } from './SearchButton.tsx'
import { useText } from '../client/texts/useText.ts'
import { useConsole } from '../client/useConsole.ts'
import { Keys } from './Keys.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { UserButton } from './UserButton.tsx'
import { siteLogoAddress } from '../look/siteLogoAddress.ts'
import type { DrawerState } from './useDrawer.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { useAfterFirstScreen } from '../client/useAfterFirstScreen.ts'
import { useStore } from '../client/createStore.ts'

/** Shown while any request runs. */
export const ProgressBar = (): ReactElement | null => {
  const running = useStore(useConsole().activity.running) > 0
  const text = useText()
  if (!running) return null
  return (
    <div className="progressPlace">
      <progress className="progress" aria-label={text('shell.progress')} />
    </div>
  )
}

const BarPieces = lazyScreen(async () => import('./BarPieces.tsx'))

export const TopBar = ({ drawer }: { readonly drawer: DrawerState }): ReactElement => {
  const text = useText()
  const { configuration } = useConsole()
  const free = useAfterFirstScreen()
  const label = text(drawer.open ? 'shell.closeMenu' : 'shell.openMenu')
  return (
    <header className="topBar">
      <button
        type="button"
        className="iconButton"
        aria-label={label}
        title={label}
        aria-expanded={drawer.open}
        aria-controls="sideMenu"
        onClick={drawer.toggle}
      >
        <MenuIcon name="menu" />
      </button>
      <Link to="/" className="logo">
        <img src={siteLogoAddress(configuration)} alt="" height={32} />
        <span>{configuration.siteName}</span>
      </Link>
      <div className="topBarEnd">
        {free && (
          <Suspense fallback={null}>
            <BarPieces />
          </Suspense>
        )}
        <SearchButton />
        <UserButton />
        <Keys />
      </div>
      <ProgressBar />
    </header>
  )
}
