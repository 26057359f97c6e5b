// Sets up what is asked besides the password from now on: an authenticator app or a passkey, each shown to work before it counts.
import { startRegistration } from '@simplewebauthn/browser'
import { useState, type ReactElement } from 'react'
import { askSession, type AskedAs } from '../../client/askSession.ts'
import type { Challenge, LoginAnswer } from '../../client/login.ts'
import { useText } from '../../client/texts/useText.ts'
import { Copyable } from '../../look/Copyable.tsx'
import { QrCode } from './QrCode.tsx'
import { Step } from './Step.tsx'
import { StepField } from './StepField.tsx'
import { useAsking } from './useAsking.ts'

/** FactorAdded of the contract. */
export interface FactorAdded {
  readonly recoveryCodes: readonly string[]
  readonly login: LoginAnswer | null
}

interface Begun {
  readonly secret: string | null
  readonly address: string | null
  readonly passkey: Parameters<typeof startRegistration>[0]['optionsJSON'] | null
}

export interface SetUpFactorProps {
  readonly challenge: Challenge
  readonly as: AskedAs
  /** Said above the choice. */
  readonly says?: string
  readonly onAdded: (added: FactorAdded) => Promise<void>
  readonly onOver: (why: string) => void
  readonly onBack?: () => void
}

export const SetUpFactor = ({ challenge, as, says, onAdded, onOver, onBack }: SetUpFactorProps): ReactElement => {
  const text = useText()
  const { busy, failure, run } = useAsking(onOver)
  const [begun, setBegun] = useState<Begun>()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const begin = (kind: 'APP' | 'PASSKEY'): void =>
    void run(async () => {
      setBegun(await askSession<Begun>(as, 'FactorBegin', { challenge: challenge.id, kind }))
      setName(text(kind === 'APP' ? 'factors.app' : 'factors.passkey'))
    })
  const add = (): void =>
    void run(async () => {
      const answer = begun?.passkey ? { passkey: await startRegistration({ optionsJSON: begun.passkey }) } : { code }
      await onAdded(await askSession<FactorAdded>(as, 'FactorAdd', { challenge: challenge.id, name, ...answer }))
    })
  if (!begun)
    return (
      <Step says={says} failure={failure} busy={busy} onBack={onBack}>
        <p>{text('factors.which')}</p>
        <button type="button" className="button" disabled={busy} onClick={() => begin('APP')}>
          {text('factors.app')}
        </button>
        {challenge.passkeysPossible && (
          <button type="button" className="button" disabled={busy} onClick={() => begin('PASSKEY')}>
            {text('factors.passkey')}
          </button>
        )}
      </Step>
    )
  const { address, secret } = begun
  return (
    <Step
      says={text(address === null ? 'factors.confirm' : 'factors.scan')}
      failure={failure}
      busy={busy}
      button={text('factors.add')}
      onSubmit={add}
      onBack={() => setBegun(undefined)}
    >
      {address !== null && secret !== null && (
        <>
          <QrCode text={address} label={text('factors.qr')} />
          <Copyable value={secret} label={text('factors.key')} monospaced>
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </Copyable>
          <StepField label={text('factors.code')} value={code} onChange={setCode} complete="one-time-code" focused />
        </>
      )}
      <StepField label={text('factors.name')} value={name} onChange={setName} />
    </Step>
  )
}
