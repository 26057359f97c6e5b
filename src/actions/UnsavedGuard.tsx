// Warns before something unsaved is lost: a reload asks in the browser's own words, everything else in ours. One a screen, since the router
// knows one blocker.
import { Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { lazyScreen } from '../look/lazyScreen.ts'
import { useStore } from '../client/createStore.ts'
import { underLook } from '../look/underLook.ts'
import { askToLeave, closeQuestion, leaveQuestion, anyUnsaved, placeOf } from '../client/unsaved.ts'

const LeaveDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog })),
  { as: 'dialog' },
)

const warn = (event: BeforeUnloadEvent): void => {
  if (anyUnsaved()) event.preventDefault()
}

export const UnsavedGuard = () => {
  const question = useStore(leaveQuestion)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => anyUnsaved() && placeOf(currentLocation) !== placeOf(nextLocation))
  useEffect(() => {
    if (blocker.state === 'blocked') askToLeave(blocker.proceed, blocker.reset)
  }, [blocker])
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      closeQuestion()
    }
  }, [])
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <LeaveDialog {...question} />
    </Suspense>
  )
}
