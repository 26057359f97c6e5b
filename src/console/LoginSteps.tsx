// Logging in, step by step: e-mail and password, and where more is asked, the second factor, whose code comes then.
import { Suspense, useState, type ReactElement } from 'react'
import type { Challenge, Credentials } from '../client/login.ts'
import type { SignedIn } from '../client/SignedIn.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import { useLogin } from './useLogin.ts'

const LazySecondStep = lazyScreen(() => import('../actions/factors/SecondStep.tsx'), { soon: true })

export interface LoginStepsProps extends Omit<LoginFormProps, 'attempt'> {
  readonly onIn: (user: SignedIn) => Promise<void>
  /** Undefined as soon as it is tried anew. */
  readonly onFailure: (words: string | undefined) => void
}

export const LoginSteps = ({ onIn, onFailure, ...form }: LoginStepsProps): ReactElement => {
  const login = useLogin()
  const [challenge, setChallenge] = useState<Challenge>()
  const attempt = async (credentials: Credentials): Promise<void> => {
    onFailure(undefined)
    const answer = await login(credentials)
    if ('failure' in answer) onFailure(answer.failure)
    else if ('challenge' in answer) setChallenge(answer.challenge)
    else await onIn(answer.user)
  }
  const back = (why?: string): void => {
    setChallenge(undefined)
    if (why !== undefined) onFailure(why)
  }
  if (!challenge) return <LoginForm {...form} attempt={attempt} />
  return (
    <Suspense fallback={null}>
      <LazySecondStep challenge={challenge} onIn={(user) => void onIn(user)} onBack={back} />
    </Suspense>
  )
}
