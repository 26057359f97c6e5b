// Who looks, in a component. Follows every change of rights at once.
import { useStore } from './createStore.ts'
import { useConsole } from './useConsole.ts'
import { viewerIn, type ConsoleViewer } from './viewerIn.ts'

/** For use under the shell, where somebody is logged in. */
export const useViewer = (): ConsoleViewer => {
  const viewer = viewerIn(useStore(useConsole().session))
  if (!viewer) throw new Error('Nobody is logged in here.')
  return viewer
}
