// The frame around every screen but the bare ones; its code loads once somebody is logged in.
import { Suspense, useState, type ComponentType, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { useSessionEnd } from '../session/useSessionEnd.ts'
import { lazyScreen } from '../startUp/lazyScreen.ts'
import { useConsole, type Console } from '../startUp/useConsole.ts'
import { ChunkBoundary } from './ChunkBoundary.tsx'

/** The shell, and with it all texts of the product. */
const shellFor = (console: Console): ComponentType =>
  lazyScreen(async () => (await Promise.all([import('./Shell.tsx'), console.allTexts()]))[0])

export const ShellRoute = (): ReactElement | null => {
  const inside = useSessionEnd()
  const console = useConsole()
  const [Shell] = useState(() => shellFor(console))
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
