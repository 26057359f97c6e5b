// Goes to login as soon as nobody is logged in any more, whatever ended it; and follows other tabs.
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConsole } from './useConsole.ts'
import { useStore } from './createStore.ts'
import { startOver } from './leave.ts'

/** True while somebody is logged in. With false nothing of the user's may stay drawn. */
export const useSessionEnd = (): boolean => {
  const { session } = useConsole()
  const inside = useStore(session).is !== 'out'
  const navigate = useNavigate()
  useEffect(() => {
    if (!inside) void navigate('/login', { replace: true })
  }, [inside, navigate])
  useEffect(() => session.watchTabs(() => startOver(session)), [session])
  return inside
}
