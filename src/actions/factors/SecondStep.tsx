// The second step of a login: a code or a passkey, or where there is none yet and the role needs one, setting it up.
import './factorTexts.ts'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState, type ReactElement } from 'react'
import { person } from '#generated/access.ts'
import { askSession } from '../../client/askSession.ts'
import { addressesOf } from '../../client/Configuration.ts'
import { afterLogin, type Challenge, type LoginAnswer } from '../../client/login.ts'
import { nobody, type SignedIn } from '../../client/SignedIn.ts'
import { useText } from '../../client/texts/useText.ts'
import { useConsole } from '../../client/useConsole.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpFactor, type FactorAdded } from './SetUpFactor.tsx'
import { Step } from './Step.tsx'
import { StepField } from './StepField.tsx'
import { useAsking } from './useAsking.ts'

type PasskeyAsked = Parameters<typeof startAuthentication>[0]['optionsJSON']

export interface SecondStepProps {
  readonly challenge: Challenge
  readonly onIn: (user: SignedIn) => void
  /** Back to the password; why, where it was not by one's own wish. */
  readonly onBack: (why?: string) => void
}

/** Whoever came in; what failed is thrown, as the wire has it. */
const useEntering = (onBack: SecondStepProps['onBack']) => {
  const text = useText()
  const addresses = addressesOf(useConsole().configuration)
  const entering = async (answering: Promise<LoginAnswer>): Promise<SignedIn | undefined> => {
    const outcome = await afterLogin(answering, addresses)
    if (outcome.is === 'in') return outcome.user
    // oxlint-disable-next-line typescript/only-throw-error -- as refusals of the wire come
    if (outcome.is === 'failed') throw [outcome.error]
    onBack(text(person.refusal))
    return undefined
  }
  return { as: { url: addresses.apiUrl, userId: nobody }, entering }
}

const ProveFactor = ({ challenge, onIn, onBack }: SecondStepProps): ReactElement => {
  const text = useText()
  const { as, entering } = useEntering(onBack)
  const { busy, failure, run } = useAsking(onBack)
  const [code, setCode] = useState('')
  const prove = (answering: () => Promise<object>): void =>
    void run(async () => {
      const asked = askSession<LoginAnswer>(as, 'LoginWithFactor', { challenge: challenge.id, ...(await answering()) })
      const user = await entering(asked)
      if (user) onIn(user)
    })
  const { passkey } = challenge
  const byPasskey = async (): Promise<object> => ({ passkey: await startAuthentication({ optionsJSON: passkey as PasskeyAsked }) })
  return (
    <Step
      says={text(challenge.code ? 'factors.askCode' : 'factors.askPasskey')}
      failure={failure}
      busy={busy}
      {...(challenge.code && { button: text('factors.continue'), onSubmit: () => prove(() => Promise.resolve({ code })) })}
      onBack={() => onBack()}
    >
      {challenge.code && <StepField label={text('factors.code')} value={code} onChange={setCode} complete="one-time-code" focused />}
      {passkey && (
        <button type="button" className="button" disabled={busy} onClick={() => prove(byPasskey)}>
          {text('factors.usePasskey')}
        </button>
      )}
    </Step>
  )
}

const SetUpAtLogin = ({ challenge, onIn, onBack }: SecondStepProps): ReactElement => {
  const text = useText()
  const { as, entering } = useEntering(onBack)
  const [added, setAdded] = useState<{ readonly user: SignedIn; readonly codes: readonly string[] }>()
  // The session begins at once: what logs in is good for half a minute, and codes are read in one's own time.
  const onAdded = async ({ login, recoveryCodes: codes }: FactorAdded): Promise<void> => {
    const user = login && (await entering(Promise.resolve(login)))
    if (user) setAdded({ user, codes })
  }
  if (added) return <RecoveryCodes codes={added.codes} onDone={() => onIn(added.user)} />
  return (
    <SetUpFactor challenge={challenge} as={as} says={text('factors.required')} onAdded={onAdded} onOver={onBack} onBack={() => onBack()} />
  )
}

const SecondStep = (props: SecondStepProps): ReactElement =>
  props.challenge.setsUp ? <SetUpAtLogin {...props} /> : <ProveFactor {...props} />

export default SecondStep
