// The state of the session, followed.
import { useConsole } from '../startUp/useConsole.ts'
import { useStore } from '../store/useStore.ts'
import type { SessionState } from './createSession.ts'

export const useSessionState = (): SessionState => useStore(useConsole().session)
