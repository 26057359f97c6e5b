// The login screen's behaviour: a success begins the session and goes where one wanted to, a failure is told in the status bar, and other tabs are followed.
import { useCallback, useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { loadShell } from './loadShell.ts'
import { useConsole } from '../client/useConsole.ts'
import type { LoginStepsProps } from './LoginSteps.tsx'
import { useFirstInput } from './useFirstInput.ts'

export const useLoginScreen = (): Pick<LoginStepsProps, 'onIn' | 'onFailure'> => {
  const { notices, session } = useConsole()
  // Whoever begins to log in will need the frame next.
  useFirstInput(useCallback(() => void loadShell().catch(() => undefined), []))
  const { revalidate } = useRevalidator()
  // The route's own guard knows where to go for whoever is logged in.
  const goOn = useCallback(async () => revalidate().catch(() => undefined), [revalidate])
  // Whoever logged in in another tab goes on here too: a second login would end the session of that one.
  useEffect(() => session.watchTabs(() => void goOn()), [goOn, session])
  const onFailure: LoginStepsProps['onFailure'] = useCallback((words) => words !== undefined && notices.error(words), [notices])
  const onIn: LoginStepsProps['onIn'] = useCallback(
    async (user) => {
      session.begin(user)
      await goOn()
    },
    [goOn, session],
  )
  return { onIn, onFailure }
}
