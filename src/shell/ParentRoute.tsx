// Opens the first screen under a path that the viewer may see.
import type { ReactElement } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useConsole } from '../startUp/useConsole.ts'
import { useViewer } from '../session/useViewer.ts'
import { isScreenOpen } from './isScreenOpen.ts'
import { NotFound } from './NotFound.tsx'
import type { ParentPath } from './parentPaths.ts'

export const ParentRoute = ({ screens }: Pick<ParentPath, 'screens'>): ReactElement => {
  const viewer = useViewer()
  const { search } = useLocation()
  const { configuration } = useConsole()
  const first = screens.find((screen) => isScreenOpen(screen, viewer, configuration))
  return first ? <Navigate to={`${first.path}${search}`} replace /> : <NotFound />
}
