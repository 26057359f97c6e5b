// The frame around every screen but the bare ones; its code loads once somebody is logged in.
import { Suspense, useEffect, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useConsole } from '../client/useConsole.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { useStore } from '../client/createStore.ts'
import { startOver } from '../client/leave.ts'

/**
 * Goes to login as soon as nobody is logged in any more, whatever ended it; and follows other tabs.
 * True while somebody is logged in. With false nothing of the user's may stay drawn.
 */
const useSessionEnd = (): boolean => {
  const { session } = useConsole()
  const inside = useStore(session).is !== 'out'
  const navigate = useNavigate()
  useEffect(() => {
    if (!inside) void navigate('/login', { replace: true })
  }, [inside, navigate])
  useEffect(() => session.watchTabs(() => startOver(session)), [session])
  return inside
}

export const ShellRoute = (): ReactElement | null => {
  const inside = useSessionEnd()
  const { Shell } = useConsole()
  const { pathname } = useLocation()
  if (!inside) return null
  return (
    <ScreenBoundary at={pathname}>
      <Suspense fallback={null}>
        <Shell />
      </Suspense>
    </ScreenBoundary>
  )
}
