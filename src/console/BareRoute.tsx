// A screen without menu and side bar.
import { Suspense, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import type { ScreenRouteProps } from './ScreenRoute.tsx'

export const BareRoute = ({ screen, Screen }: ScreenRouteProps): ReactElement => (
  <ScreenBoundary at={useLocation().pathname}>
    <Suspense fallback={null}>
      <Screen screen={screen} />
    </Suspense>
  </ScreenBoundary>
)
