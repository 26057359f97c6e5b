// Opens the first screen under a path that the viewer may see.
import type { ReactElement } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { menu } from '#generated/menu.ts'
import { useConsole } from '../startUp/useConsole.ts'
import { useViewer } from '../session/useViewer.ts'
import { isScreenOff } from './disabledScreens.ts'
import { maySee } from './maySee.ts'
import { NotFound } from './NotFound.tsx'
import type { ParentPath } from './parentPaths.ts'

export const ParentRoute = ({ screens }: Pick<ParentPath, 'screens'>): ReactElement => {
  const viewer = useViewer()
  const { search } = useLocation()
  const { disabled, flags } = useConsole().configuration
  const first = screens.find(
    (screen) =>
      (screen.when === undefined || flags[screen.when] === true) && !isScreenOff(screen, menu, disabled) && maySee(viewer, screen),
  )
  return first ? <Navigate to={`${first.path}${search}`} replace /> : <NotFound />
}
