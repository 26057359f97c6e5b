// Lies over the screen when the session has expired: the same user goes on with everything typed; anything else is a full logout.
import { useState, type ReactElement } from 'react'
import { useConsole } from '../client/useConsole.ts'
import { useText } from '../client/texts/useText.ts'
import { leave, startOver } from '../client/leave.ts'
import { Dialog } from '../look/Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useLogin } from './useLogin.ts'
import { useStore } from '../client/createStore.ts'
import { writeLoginData } from '../client/loginData.ts'
import type { Credentials } from '../client/login.ts'

const LoginDialog = (): ReactElement => {
  const console = useConsole()
  const state = useStore(console.session)
  const text = useText()
  const login = useLogin()
  const [failure, setFailure] = useState('')
  const user = state.is === 'expired' ? state.user : undefined

  const attempt = async (credentials: Credentials): Promise<void> => {
    setFailure('')
    const answer = await login(credentials)
    if ('failure' in answer) return setFailure(answer.failure)
    if (answer.user.id === user?.id) return console.session.begin(answer.user)
    // Somebody else: nothing of what is on screen may be theirs.
    writeLoginData(answer.user)
    startOver(console.session)
  }
  return (
    <Dialog title={text('errors.UNAUTHENTICATED')} width="xs" onClose={undefined}>
      <p>{text('login.goOn', [user?.screenName ?? ''])}</p>
      {failure !== '' && (
        <p role="alert" className="loginFault">
          {failure}
        </p>
      )}
      {user && <LoginForm attempt={attempt} email={user.email} onCancel={() => leave(console)} />}
    </Dialog>
  )
}

export default LoginDialog
