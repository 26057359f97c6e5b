// The state of the session, followed.
import { useConsole } from './useConsole.ts'
import { useStore } from './useStore.ts'
import type { SessionState } from './createSession.ts'

export const useSessionState = (): SessionState => useStore(useConsole().session)
