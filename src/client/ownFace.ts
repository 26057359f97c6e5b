// How whoever is logged in is called and seen by now: they may be called otherwise since login told it, and the address of the picture that it told has run out.
import { createStore, useStore } from './createStore.ts'
import type { SignedIn } from './SignedIn.ts'
import { useViewer } from './useViewer.ts'

type Face = Pick<SignedIn, 'id' | 'screenName' | 'avatar'>

/** As the server told it last. Not of the session: what hangs on that need not be done again for another address. */
export const toldFace = createStore<Face | undefined>(undefined)

export const useOwnFace = (): Face => {
  const [{ user }, told] = [useViewer(), useStore(toldFace)]
  return told?.id === user.id ? told : user
}
