// Lies over the screen when the session has expired: the same user goes on with everything typed; anything else is a full logout.
import Dialog from '@mui/material/Dialog'
import { useState, type ReactElement } from 'react'
import { useConsole } from '../client/useConsole.ts'
import { useText } from '../client/texts/useText.ts'
import { leave, startOver } from '../client/leave.ts'
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
    <Dialog open aria-labelledby="expired" fullWidth maxWidth="xs">
      <div className="loginDialog">
        <h2 id="expired">{text('errors.UNAUTHENTICATED')}</h2>
        <p>{text('login.goOn', [user?.screenName ?? ''])}</p>
        {failure !== '' && (
          <p role="alert" className="loginFault">
            {failure}
          </p>
        )}
        {user && <LoginForm attempt={attempt} email={user.email} onCancel={() => leave(console)} />}
      </div>
    </Dialog>
  )
}

export default LoginDialog
