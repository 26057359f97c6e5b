// Who looks: the logged-in user with the rights held at this moment. Follows every change of rights at once.
import { useMemo } from 'react'
import { useStore } from './useStore.ts'
import { useConsole } from './useConsole.ts'
import { viewerOf, type ConsoleViewer } from './viewerOf.ts'

/** For use under the shell, where somebody is logged in. */
export const useViewer = (): ConsoleViewer => {
  const state = useStore(useConsole().session)
  const user = state.is === 'out' ? undefined : state.user
  const viewer = useMemo(() => user && viewerOf(user), [user])
  if (!viewer) throw new Error('Nobody is logged in here.')
  return viewer
}
