// Generate request: the generic dialog, with the list of creators that the preview found; and afterwards who of the list got none (domain 7.3).
import { useState, type ReactElement } from 'react'
import { CloseButton, Dialog, useText, type CustomDialogProps, type DialogPartProps } from '../../src/kit.ts'
import type { PayoutsMade } from '../wire/payoutDetails.ts'
import { LeftOut } from './LeftOut.tsx'
import { payoutDetails, PayoutPlan } from './PayoutPlan.tsx'

type Outcome = Parameters<CustomDialogProps['onDone']>[0]

/** Nobody gets a request who was not in sight. */
const shownIn = ({ details }: NonNullable<DialogPartProps['preview']>) => ({
  among: payoutDetails(details)?.qualifies.map(({ user }) => user.id) ?? [],
})

interface MadeWithoutProps {
  readonly title: string
  readonly made: PayoutsMade
  readonly onClose: () => void
}

/** Says that requests were made, and for whom of the list none was, and why. */
const MadeWithout = ({ title, made, onClose }: MadeWithoutProps): ReactElement => {
  const text = useText()
  return (
    <Dialog title={text(title)} onClose={onClose} actions={<CloseButton onClose={onClose} />} answered>
      <p>{text('payouts.made', [made.created])}</p>
      <p>{text('payouts.notAsShown')}</p>
      <LeftOut groups={made.leftOut} t={text} />
    </Dialog>
  )
}

const GeneratePayouts = ({ Plain, ...props }: CustomDialogProps): ReactElement => {
  const { action, onDone } = props
  const [without, setWithout] = useState<{ readonly outcome: Outcome; readonly made: PayoutsMade }>()
  if (without) return <MadeWithout title={action.label} made={without.made} onClose={() => onDone(without.outcome)} />
  const done = (outcome: Outcome): void => {
    const made = outcome.kind === 'done' ? (outcome.details as PayoutsMade) : undefined
    if (made && made.skipped > 0) setWithout({ outcome, made })
    else onDone(outcome)
  }
  return <Plain {...props} shows={PayoutPlan} hides={['leaveOut', 'among']} sends={shownIn} wide onDone={done} />
}

export default GeneratePayouts
