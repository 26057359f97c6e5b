// On one's own profile: adds a second factor, or makes new recovery codes; the password is asked first.
import './factorTexts.ts'
import { useState, type ReactElement } from 'react'
import { askSession } from '../../client/askSession.ts'
import { addressesOf } from '../../client/Configuration.ts'
import type { Challenge } from '../../client/login.ts'
import { useText } from '../../client/texts/useText.ts'
import { useConsole } from '../../client/useConsole.ts'
import { useViewer } from '../../client/useViewer.ts'
import { Dialog } from '../../look/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'
import { Step } from './Step.tsx'
import { StepField } from './StepField.tsx'
import { useAsking } from './useAsking.ts'

export interface FactorDialogProps {
  readonly does: 'add' | 'renew'
  /** changed: there is something else to show. */
  readonly onClose: (changed: boolean) => void
}

const FactorDialog = ({ does, onClose }: FactorDialogProps): ReactElement => {
  const text = useText()
  const as = { url: addressesOf(useConsole().configuration).apiUrl, userId: useViewer().id }
  const [over, setOver] = useState('')
  const [password, setPassword] = useState('')
  const [challenge, setChallenge] = useState<Challenge>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { busy, failure, run } = useAsking(setOver)
  const begin = (): void =>
    void run(async () => {
      if (does === 'add') setChallenge(await askSession<Challenge>(as, 'FactorSetUp', { password }))
      else setCodes(await askSession<readonly string[]>(as, 'RecoveryCodesRenew', { password }))
      setOver('')
    })
  const again = (why: string): void => {
    setChallenge(undefined)
    setOver(why)
  }
  const content = (): ReactElement => {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => onClose(true)} />
    if (challenge)
      return (
        <SetUpFactor
          challenge={challenge}
          as={as}
          onAdded={async ({ recoveryCodes }) => (recoveryCodes.length > 0 ? setCodes(recoveryCodes) : onClose(true))}
          onOver={again}
          onBack={() => onClose(false)}
        />
      )
    return (
      <Step
        says={does === 'renew' ? text('factors.renewSays') : undefined}
        failure={failure === '' ? over : failure}
        busy={busy}
        button={text('factors.continue')}
        onSubmit={begin}
        onBack={() => onClose(false)}
      >
        <StepField
          label={text('factors.password')}
          look="password"
          complete="current-password"
          value={password}
          onChange={setPassword}
          focused
        />
      </Step>
    )
  }
  // Codes are shown this once: where they stand, or may be on their way, only a button leads out.
  const leave = busy || challenge || codes ? undefined : () => onClose(false)
  return (
    <Dialog title={text(does === 'add' ? 'factors.addTitle' : 'factors.renew')} width="xs" onClose={leave}>
      {content()}
    </Dialog>
  )
}

export default FactorDialog
