// Opens the first screen under a path that the viewer may see.
import { useEffect, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useConsole } from '../client/useConsole.ts'
import { useViewer } from '../client/useViewer.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'
import { NotFound } from '../look/NotFound.tsx'
import type { ParentPath } from './parentPaths.ts'
import { useStillHere } from '../client/useStillHere.ts'

const Onward = ({ to }: { readonly to: string }): null => {
  const navigate = useNavigate()
  const stillHere = useStillHere()
  useEffect(() => {
    if (stillHere()) void navigate(to, { replace: true })
  }, [to, navigate, stillHere])
  return null
}

export const ParentRoute = ({ screens }: Pick<ParentPath, 'screens'>): ReactElement => {
  const viewer = useViewer()
  const { search } = useLocation()
  const { configuration } = useConsole()
  const first = screens.find((screen) => isScreenOpen(screen, viewer, configuration))
  return first ? <Onward to={`${first.path}${search}`} /> : <NotFound />
}
