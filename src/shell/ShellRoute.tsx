// The frame around every screen but the bare ones; its code loads once somebody is logged in.
import { Suspense, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { useSessionEnd } from '../session/useSessionEnd.ts'
import { lazyScreen } from '../startUp/lazyScreen.ts'
import { useConsole } from '../startUp/useConsole.ts'
import { ChunkBoundary } from './ChunkBoundary.tsx'
import { loadShell } from './loadShell.ts'

export const ShellRoute = (): ReactElement | null => {
  const inside = useSessionEnd()
  const console = useConsole()
  const [Shell] = useState(() => lazyScreen(async () => loadShell(console)))
  const { pathname } = useLocation()
  if (!inside) return null
  return (
    <ChunkBoundary at={pathname}>
      <Suspense fallback={null}>
        <Shell />
      </Suspense>
    </ChunkBoundary>
  )
}
