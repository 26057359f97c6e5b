// The frame around every screen but the bare ones; its code loads once somebody is logged in.
import { Suspense, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { useSessionEnd } from '../client/useSessionEnd.ts'
import { useConsole } from '../client/useConsole.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

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
