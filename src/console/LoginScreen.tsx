// The login screen: a toolbar with its title, and the form.
import type { ReactElement } from 'react'
import type { ScreenModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import { useTitle } from '../look/ScreenFrame.tsx'
import { LoginSteps } from './LoginSteps.tsx'
import { useLoginScreen } from './useLoginScreen.ts'

const LoginScreen = ({ screen }: { readonly screen: ScreenModel }): ReactElement => {
  const title = useText()(screen.label)
  useTitle(title)
  return (
    <main className="loginScreen">
      <div className="loginBox">
        <div className="loginCard">
          <header className="loginBar">
            <h1>{title}</h1>
          </header>
          <LoginSteps {...useLoginScreen()} />
        </div>
      </div>
    </main>
  )
}

export default LoginScreen
