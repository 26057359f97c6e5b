// Lies over the screen when the session has expired: the same user goes on with everything typed; anything else is a full logout.
import { useState, type ReactElement } from 'react'
import { useConsole } from '../client/useConsole.ts'
import { useText } from '../client/texts/useText.ts'
import { leave, startOver } from '../client/leave.ts'
import { Dialog } from '../look/Dialog.tsx'
import { LoginSteps } from './LoginSteps.tsx'
import { useStore } from '../client/createStore.ts'
import { writeLoginData } from '../client/loginData.ts'
import type { SignedIn } from '../client/SignedIn.ts'

const LoginDialog = (): ReactElement => {
  const console = useConsole()
  const state = useStore(console.session)
  const text = useText()
  const [failure, setFailure] = useState<string>()
  const user = state.is === 'expired' ? state.user : undefined

  const goOn = async (came: SignedIn): Promise<void> => {
    if (came.id === user?.id) return console.session.begin(came)
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
