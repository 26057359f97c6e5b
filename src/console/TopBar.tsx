// The bar at the top: drawer button, logo, who is logged in, colours; and the progress of running requests.
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { SearchButton } from './SearchButton.tsx'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { useConsole } from '../client/useConsole.ts'
import { BarPieces } from './BarPieces.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { siteLogoAddress } from './siteLogoAddress.ts'
import type { DrawerState } from './useDrawer.ts'

export const TopBar = ({ drawer }: { readonly drawer: DrawerState }): ReactElement => {
  const text = useText()
  const { user } = useViewer()
  const { configuration } = useConsole()
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
        <BarPieces />
        <SearchButton />
        <SchemeButton />
        <span className="topBarUser" title={user.email}>
          {user.screenName}
        </span>
      </div>
      <ProgressBar />
    </header>
  )
}
