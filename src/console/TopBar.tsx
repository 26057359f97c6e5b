// The bar at the top: drawer button, logo, who is logged in, colours; and the progress of running requests.
import { createElement, Suspense, type ReactElement } from 'react'
import { Link } from '../look/Link.tsx'
import { customs } from '#custom/src'
import { person } from '#generated/access.ts'
import { menu } from '#generated/menu.ts'
import { SearchButton } from './SearchButton.tsx'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { useConsole } from '../client/useConsole.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { siteLogoAddress } from '../look/siteLogoAddress.ts'
import type { DrawerState } from './useDrawer.ts'
import { decide } from '../../language/access.ts'
import { lazyCustom } from '../look/lazyCustom.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { underLook } from '../look/underLook.ts'
import { useAfterFirstScreen } from '../client/useAfterFirstScreen.ts'
import { useStore } from '../client/createStore.ts'

/** Shown while any request runs. */
export const ProgressBar = (): ReactElement | null => {
  const running = useStore(useConsole().activity.running) > 0
  const text = useText()
  return running ? <progress className="progress" aria-label={text('shell.progress')} /> : null
}

/** Pieces of the product's own in the bar at the top, each for who holds its right. They come once the first screen is there: nobody waits for them. */
const customOf = lazyCustom<object>('piece of the bar', customs.bar)

const HelpLink = lazyScreen(async () => import('./HelpLink.tsx'))
const Keys = lazyScreen(async () => import('./Keys.tsx'))
const ViewAs = lazyScreen(underLook(async () => import('./ViewAs.tsx')))

const BarPieces = (): ReactElement => {
  const viewer = useViewer()
  const free = useAfterFirstScreen()
  if (!free) return <></>
  const others = decide(viewer, person.viewAs).allowed
  const shown = (menu.bar ?? []).filter(({ guard }) => decide(viewer, guard).allowed)
  return (
    <Suspense fallback={null}>
      {shown.map(({ custom }) => createElement(customOf(custom), { key: custom }))}
      {others && <ViewAs />}
      <HelpLink />
      <Keys />
    </Suspense>
  )
}

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
