// Warns before typed text is lost: on a reload, and on a way to another screen. One a screen, since the router knows one blocker.
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useText } from '../locales/useText.ts'
import { anyUnsaved } from './useUnsaved.ts'

const warn = (event: BeforeUnloadEvent): void => {
  if (anyUnsaved()) event.preventDefault()
}

export const UnsavedGuard = () => {
  const t = useText()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => anyUnsaved() && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(t('forms.leave'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, t])
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return null
}
