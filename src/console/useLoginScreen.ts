// The login screen's behaviour: a success begins the session and goes where one wanted to, a failure is told in the status bar.
import { useCallback } from 'react'
import { useRevalidator } from 'react-router-dom'
import { loadShell } from './loadShell.ts'
import { useConsole } from '../client/useConsole.ts'
import type { Credentials } from '../client/login.ts'
import { useFirstInput } from './useFirstInput.ts'
import { useLogin } from './useLogin.ts'

/** One attempt to log in. */
export const useLoginScreen = (): ((credentials: Credentials) => Promise<void>) => {
  const { notices, session } = useConsole()
  // Whoever begins to log in will need the frame next.
  useFirstInput(useCallback(() => void loadShell().catch(() => undefined), []))
  const { revalidate } = useRevalidator()
  const login = useLogin()
  return useCallback(
    async (credentials) => {
      const answer = await login(credentials)
      if ('failure' in answer) return notices.error(answer.failure)
      session.begin(answer.user)
      // The route's own guard knows where to go for whoever is logged in.
      await revalidate().catch(() => undefined)
    },
    [login, notices, revalidate, session],
  )
}
