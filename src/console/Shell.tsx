// The frame around every screen: top bar, drawer with the menu, the screen itself.
import { Suspense, useEffect, type CSSProperties, type ReactElement } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { app } from '#generated/app.ts'
import { ConnectionProvider } from '../client/ConnectionProvider.tsx'
import { useText } from '../client/texts/useText.ts'
import { RevealingContext, type RevealingProps } from '../look/Masked.tsx'
import { useSessionState } from '../client/useSessionState.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { beginIdle } from '../client/whenIdle.ts'
import { underLook } from '../look/underLook.ts'
import { Drawer } from './Drawer.tsx'
import { GroupMenu } from './GroupMenu.tsx'
import { SlowLine } from './SlowLine.tsx'
import { TopBar } from './TopBar.tsx'
import { useDrawer } from './useDrawer.ts'
import { useFormKeys } from './useFormKeys.ts'
import { useMenu } from './useMenu.ts'
import './shell.css'

const Shell = (): ReactElement => (
  <ConnectionProvider>
    <Frame />
    <Expired />
  </ConnectionProvider>
)

// It is there before it is needed, should the server be another by then.
const LoginDialog = lazyScreen(
  underLook(async () => import('./LoginDialog.tsx')),
  { as: 'dialog' },
)

const Expired = (): ReactElement | null => {
  const { is } = useSessionState()
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
const sizes = { '--bar': `${app.headerHeight}px`, '--wide': `${app.drawerWidth}px` } as CSSProperties

const Frame = (): ReactElement => {
  const text = useText()
  const drawer = useDrawer()
  const { side, group } = useMenu()
  const { pathname } = useLocation()
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
        <SlowLine />
        <div className={group ? 'grouped' : 'single'} key={group?.name ?? pathname.split('/')[1]}>
          {group && <GroupMenu group={group} />}
          <div className="place">
            <RevealingContext value={revealing}>
              <Outlet />
            </RevealingContext>
          </div>
        </div>
      </main>
    </div>
  )
}

export default Shell
