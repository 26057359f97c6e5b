// One screen's place, within the frame or without it: there for those who may see it, 'Page not found' for everybody else.
import { Suspense, type ComponentType, type ReactElement } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { ScreenModel } from '../../language/model.ts'
import { useConsole } from '../client/useConsole.ts'
import { useViewer } from '../client/useViewer.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { isScreenOpen, addressedPerson } from '../client/isScreenOpen.ts'
import { NotFound } from '../look/NotFound.tsx'
import { ScreenContext } from '../look/ScreenFrame.tsx'
import { ScreenSkeleton } from '../look/ScreenSkeleton.tsx'

interface ScreenRouteProps {
  readonly screen: ScreenModel
  readonly Screen: ComponentType<{ readonly screen: ScreenModel }>
}

export const ScreenRoute = ({ screen, Screen }: ScreenRouteProps): ReactElement => {
  const { pathname } = useLocation()
  const viewer = useViewer()
  const subject = addressedPerson(screen, useParams())
  const { configuration } = useConsole()
  if (!isScreenOpen(screen, viewer, configuration, subject)) return <NotFound />
  return (
    <ScreenBoundary at={pathname}>
      <Suspense fallback={<ScreenSkeleton />}>
        <ScreenContext value={screen}>
          <Screen screen={screen} />
        </ScreenContext>
      </Suspense>
    </ScreenBoundary>
  )
}

/** A screen without menu and side bar. */
export const BareRoute = ({ screen, Screen }: ScreenRouteProps): ReactElement => (
  <ScreenBoundary at={useLocation().pathname}>
    <Suspense fallback={null}>
      <Screen screen={screen} />
    </Suspense>
  </ScreenBoundary>
)
