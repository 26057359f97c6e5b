// Lies over the screen when the session has expired: the same user goes on with everything typed; anything else is a full logout.
import { useState, type ReactElement } from 'react'
import { useConsole } from '../client/useConsole.ts'
import { useText } from '../client/texts/useText.ts'
import { endAtServer, leave, startOver } from '../client/leave.ts'
import { Dialog } from '../look/Dialog.tsx'
import { LoginSteps } from './LoginSteps.tsx'
import { useStore } from '../client/createStore.ts'
import { writeLoginData } from '../client/loginData.ts'
import { whenIdle } from '../client/whenIdle.ts'
import { prepareLogin } from './useLogin.ts'
import type { SignedIn } from '../client/SignedIn.ts'

// So is what it speaks with, as the dialog itself is: there before it is needed.
whenIdle(async () => Promise.all([prepareLogin(), import('../client/logout.ts')]))

const LoginDialog = (): ReactElement => {
  const console = useConsole()
  const state = useStore(console.session)
  const text = useText()
  const [failure, setFailure] = useState<string>()
  const user = state.is === 'expired' ? state.user : undefined

  const goOn = async (came: SignedIn): Promise<void> => {
    const now = console.session.get()
    // Cancelled, or logged out in another tab, while the answer was on its way.
    if (now.is === 'out') return endAtServer(console, came)
    if (came.id === now.user.id) return console.session.begin(came)
    // Somebody else: nothing of what is on screen may be theirs.
    writeLoginData(came)
    startOver(console.session)
  }
  return (
    <Dialog title={text('errors.UNAUTHENTICATED')} width="xs" onClose={undefined}>
      <p>{text('login.goOn', [user?.screenName ?? ''])}</p>
      {failure !== undefined && (
        <p role="alert" className="loginFault">
          {failure}
        </p>
      )}
      {user && <LoginSteps onIn={goOn} onFailure={setFailure} email={user.email} onCancel={() => leave(console)} />}
    </Dialog>
  )
}

export default LoginDialog
